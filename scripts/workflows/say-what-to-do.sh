#!/bin/sh
# The last step of a workflow that failed: what to do about it, on the page of the run. Takes `refresh` or `deploy`.
set -eu

case "$1" in
  refresh)
    cat >> "$GITHUB_STEP_SUMMARY" << 'END'
## The news was not refreshed

The last news stays online. What to do depends on the step that failed:

- Refresh, with 401 or 403: put a valid token into the secret `NEWS_API_TOKEN`.
- Refresh, with 429: the service is asked too often; wait, or run less often (the cron line of refresh-news.yml).
- Refresh, otherwise: the news service is down or has changed; the next run tries again.
- Check: a file of `data/news` is broken; the line names it. Restore it from an earlier commit.
- Commit: allow workflows to push (Settings > Actions > General > Workflow permissions, and branch rules).
END
    ;;
  deploy)
    cat >> "$GITHUB_STEP_SUMMARY" << 'END'
## The site was not built

- "Configure Pages" failed: choose "GitHub Actions" under Settings > Pages > Source.
- "Build" failed: its last line names the setting or the news file that is wrong.
- What was published before stays online. Run this workflow again once it is mended.
END
    ;;
  *)
    echo "say-what-to-do.sh: $1 is neither refresh nor deploy" >&2
    exit 2
    ;;
esac
