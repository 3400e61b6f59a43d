#!/bin/sh
# hooks/update of a bare repository: a push to main is refused, with the reason, unless its records
# are in order, and what they do is said. What is accepted is published.
[ "$1" = refs/heads/main ] || exit 0
pusher=$(id -un) # Under Gitolite: $GL_USER. Behind a web server that asks for a name: $REMOTE_USER.
place=$(mktemp -d) && trap 'rm -rf "$place"' EXIT
GIT_INDEX_FILE="$place/index" git --work-tree="$place" checkout --quiet "$3" -- content || exit
# What was there before: a repository at the commit from which main goes on.
mkdir -p "$place/.git/objects/info" "$place/.git/refs" && echo "$2" > "$place/.git/HEAD"
echo "$PWD/objects" > "$place/.git/objects/info/alternates"
case $2 in *[!0]*) set -- --base "$2" --author "server:$pusher" ;; *) set -- ;; esac
cd "$place" && { [ $# = 0 ] || nomic preview "$@"; } && nomic check "$@" || exit
nomic build --content "$place/content" --out /srv/www/game --site https://example.org/game
