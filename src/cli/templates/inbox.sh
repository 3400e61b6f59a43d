#!/usr/bin/env bash
# Makes a record of an issue that its own author has just opened, and answers there with the clerk's words.
# When a schedule starts it, it closes the votes that the rules let end.
# It is called apart from the records, and nothing of them is run.
#   GAME     the id of the game; CONTENT the folder of the records; AS commit or pull-request
#   TOKEN    what may write the record and the answer
#   NOMIC    the command, where it is not `nomic`; WEBHOOK the address of a chat, or nothing
set -euo pipefail
# Characters of an answer, and how often it begins anew where another record was quicker.
export MOST=20000
TRIES=5
interface="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY"

# Asks the interface of the forge for something, or sends it the file of a JSON value. The token goes
# there by the input, and to git by its environment: no program sees it among the arguments.
post() {
  curl --silent --show-error --fail --globoff --max-time 30 --request "$1" --output /dev/null --data "@$3" --config - <<END
url = "$interface/$2"
header = "Content-Type: application/json"
header = "Authorization: token $TOKEN"
END
}

place=$(mktemp -d)
[[ "$GAME" =~ ^[a-z0-9][a-z0-9-]*$ ]] || { echo 'The workflow names no game.'; exit 1; }
if [[ "${GITHUB_EVENT_NAME:-issues}" == issues ]]; then
  of_event='const { action, issue, sender, repository } = JSON.parse(require("fs").readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
    [action, issue.number, issue.user.login, sender.login, repository.default_branch].join(" ")'
  read -r action issue login sender branch < <(node -p "$of_event")
  [[ "$action" == opened && "$issue" =~ ^[0-9]+$ ]] || { echo 'No issue was opened.'; exit 0; }
  [[ "$login" == "$sender" ]] || { echo 'Another than the author sent it.'; exit 0; }
else
  issue='' branch=$GITHUB_REF_NAME
fi

records="$place/records"
answer="$place/answer"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)"
export GIT_CONFIG_VALUE_0
# Whole names of branches: a tag may have the same short name, and git would take the tag.
here=refs/heads/$branch there=refs/remotes/origin/$branch
git clone --quiet --no-tags --branch "$branch" "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$records"
in_records() { git -C "$records" -c core.hooksPath=/dev/null "$@"; }
nomic() {
  # shellcheck disable=SC2086 # The command may be several words.
  env -u WEBHOOK -u TOKEN -u GIT_CONFIG_COUNT -u GIT_CONFIG_KEY_0 -u GIT_CONFIG_VALUE_0 ${NOMIC:-nomic} "$@"
}
fetch() {
  in_records fetch --quiet --no-tags origin "+$here:$there"
  in_records checkout --quiet --force --detach "$there"
  in_records clean --quiet --force -d
}
commit() {
  in_records add --all
  in_records -c user.name=clerk -c user.email=clerk@localhost commit --quiet --message "$1"
}
tip() { in_records ls-remote origin "$here" | cut -f1; }

# Whether one record of the game is changed, and nothing else.
is_one_record() {
  changed=$(in_records status --porcelain --untracked-files=all)
  [[ $(wc -l <<< "$changed") -eq 1 && "${changed:3}" =~ ^"$CONTENT/games/$GAME/"(proposals|votes|judgments|events)/[A-Za-z0-9-]+\.md$ ]]
}

written=no
# Opens a pull request with the last commit, on a branch of this name.
propose() {
  printf '{"title":"%s","head":"inbox/%s","base":"%s"}' "$2" "$1" "$branch" > "$place/pull"
  if in_records push --quiet origin "HEAD:refs/heads/inbox/$1" && post POST pulls "$place/pull"; then
    written=proposed
  else
    written=refused
    echo "The repository lets the workflow neither write to $branch nor open a pull request. Under Settings, Actions, General, allow GitHub Actions to create pull requests, or let it bypass the rules of the branch." | tee "$answer"
  fi
}
# Sends the last commit to the branch; not if others were quicker. A branch that refuses it is protected.
send() {
  local before
  before=$(tip)
  [[ "$(in_records rev-parse HEAD^)" == "$before" ]] || return 1
  if in_records push --quiet origin "HEAD:$here"; then
    written=yes
  elif [[ "$(tip)" == "$before" ]]; then
    propose "$1" "$2"
  else
    return 1
  fi
}

if [[ -z "$issue" ]]; then
  fetch
  for _ in $(seq "$TRIES"); do
    nomic close "$GAME" --due --content "$records/$CONTENT" && is_one_record || break
    # The branch stays after its pull request was merged, so each vote has its own.
    name=closing-$(basename "$changed" .md)
    if [[ -n "$(in_records ls-remote origin "refs/heads/inbox/$name")" ]]; then
      echo "A pull request that closes this vote waits on the branch inbox/$name."
      exit 0
    fi
    commit 'Close a vote that is over'
    send "$name" 'Close a vote that is over' || { fetch; continue; }
    [[ "$written" == yes ]] || break
  done
  [[ "$written" != refused ]]
  exit
fi

for _ in $(seq "$TRIES"); do
  fetch
  nomic take "$GAME" "$GITHUB_EVENT_PATH" --write --content "$records/$CONTENT" > "$answer" 2>&1 || true
  [[ -n "$(in_records status --porcelain)" ]] || break
  if ! is_one_record; then
    echo 'This would change more than one record, and is left to the admin.' > "$answer"
    break
  fi
  commit "Record what issue $issue says"
  if ! nomic check --base "$there" --author "github:$login" --content "$records/$CONTENT" > "$place/check" 2>&1; then
    cat "$place/check" > "$answer"
    break
  fi
  if [[ "$AS" == pull-request ]]; then
    propose "$issue" "Issue $issue"
    break
  fi
  send "$issue" "Issue $issue" && break
  echo 'Others were quicker five times: open the issue again later.' > "$answer"
done

# Issues that say nothing of the game get no answer.
grep -q '^0 records in order, 0 refused, 0 on record already, 0 to be asked about' "$answer" && exit 0
node -p 'const words = require("fs").readFileSync(0, "utf8").slice(0, process.env.MOST)
  .replaceAll(process.env.RUNNER_TEMP || "\0", "").replace(/[^\P{C}\n]/gu, "")
  .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  JSON.stringify({ body: `<pre>\n${words}\n</pre>` })' < "$answer" > "$place/comment"
post POST "issues/$issue/comments" "$place/comment"
[[ "$written" != refused ]] || exit 1
[[ "$written" == yes ]] || exit 0
echo '{"state":"closed"}' > "$place/closed"
post PATCH "issues/$issue" "$place/closed"

# The record stands, whether or not the chat can be reached. What people wrote calls nobody there: Discord
# is given no names to call, and Slack no sign that begins one.
say_in_chat() {
  [[ "$WEBHOOK" =~ ^https://[^[:space:]\"\\]+$ ]] || { echo 'The webhook is no address that begins with https://.'; return; }
  nomic say "$GAME" --format markdown --content "$records/$CONTENT" | node -p 'const content = require("fs").readFileSync(0, "utf8");
    const text = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    JSON.stringify({ content, text, allowed_mentions: { parse: [] } })' > "$place/news"
  curl --silent --show-error --fail --max-time 20 --output /dev/null --header 'Content-Type: application/json' --data "@$place/news" --config - <<< "url = \"$WEBHOOK\""
}
[[ -z "${WEBHOOK:-}" ]] || say_in_chat || echo 'The chat could not be reached.'
