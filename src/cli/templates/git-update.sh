#!/bin/sh
# hooks/update of a bare repository: a push to main is refused, with the reason, unless its records
# are in order, and what they do is said. What is accepted is published.
[ "$1" = refs/heads/main ] || exit 0
checkout=$(mktemp -d) && trap 'rm -rf "$checkout"' EXIT
echo "gitdir: $PWD" > "$checkout/.git"
GIT_INDEX_FILE="$checkout/index" git --work-tree="$checkout" checkout --quiet "$3" -- content || exit
case $2 in *[!0]*) base="--base $2" ;; esac
(cd "$checkout" && { [ -z "$base" ] || nomic preview $base; } && nomic check $base) || exit
nomic build --content "$checkout/content" --out /srv/www/game --site https://example.org/game
