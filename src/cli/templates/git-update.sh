#!/bin/sh
# hooks/update of a bare repository: a push to main is refused, with the reason, unless its records
# are in order, and what they do is said. The press publishes what is accepted.
[ "$1" = refs/heads/main ] || exit 0
pusher=$(id -un) # Under Gitolite: $GL_USER. Behind a web server that asks for a name: $REMOTE_USER.
place=$(mktemp -d) && trap 'rm -rf "$place"' EXIT
GIT_INDEX_FILE="$place/index" git --work-tree="$place" checkout --quiet "$3" -- content || exit
# A repository at the commit that is pushed, which git keeps apart until it is accepted.
mkdir -p "$place/.git/objects/info" "$place/.git/refs" && echo "$3" > "$place/.git/HEAD"
printf '%s\n' "$PWD/objects" ${GIT_QUARANTINE_PATH:+"$GIT_QUARANTINE_PATH"} > "$place/.git/objects/info/alternates"
case $2 in *[!0]*) set -- --base "$2" --author "server:$pusher" ;; *) set -- ;; esac
cd "$place" && { [ $# = 0 ] || nomic preview "$@"; } && nomic check "$@" || exit
nomic build --content "$place/content" --out /srv/www/game --site https://example.org/game
