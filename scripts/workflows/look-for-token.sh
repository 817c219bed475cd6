#!/bin/sh
# A step of refresh-news.yml: without the secret the run ends well, and says what to do.
set -eu

if [ -n "${NEWS_API_TOKEN:-}" ]; then
  echo 'present=true' >> "$GITHUB_OUTPUT"
else
  echo '::warning title=No news token::Add the secret NEWS_API_TOKEN under Settings > Secrets and variables > Actions. The last news stays.'
  echo 'The secret NEWS_API_TOKEN is missing: the last news stays.' >> "$GITHUB_STEP_SUMMARY"
fi
