/** The folder of news: a schedule that fails, or that GitHub has disabled, shows in the age of its articles. */
import { keyOf } from '~/config/selection';
import { newestOf } from '~/features/news/model/archive';
import { cureFor, faultsIn, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { selections } from '~scripts/settings/news-filters';
import { readSite } from '~scripts/settings/read-settings';
import { daysBetween, type DoctorContext, type Finding, foundWhere } from './finding';

export function newsFindings({ environment, data, news, now }: DoctorContext): readonly Finding[] {
  const folder = readNewsFolder(news);
  const [fault] = faultsIn(folder);
  if (fault !== undefined) return foundWhere(true, 'broken', 'news', fault, `To repair this, ${cureFor(news)}.`);
  if (folder.index?.origin === 'sample') {
    const fix = 'Store a token of the news service as the repository’s secret NEWS_API_TOKEN.';
    return foundWhere(true, 'sample', 'news', 'the articles are invented, and the page says so', fix);
  }
  const articles = [...folder.archive.values()].flatMap((file) => file.articles);
  const newest = selections.map((selection) => ({
    key: keyOf(selection),
    time: Date.parse(newestOf(articles, selection)[0]?.publishedAt ?? '1970-01-01'),
  }));
  const fix =
    'A plan with few calls takes some days to fill them; else read the last run under Actions, or run "npm run ' +
    'news:refresh". GitHub disables a schedule in forks, and after 60 days without a commit.';
  const empty = newest.filter(({ time }) => time === 0).map(({ key }) => key);
  const age = daysBetween(Math.max(...newest.map(({ time }) => time)), now);
  const isOld = empty.length < newest.length && age >= readSite(environment, data).newsStaleDays;
  return [
    ...foundWhere(isOld, 'attention', 'news', `the newest article is ${age} days old`, fix),
    ...foundWhere(empty.length > 0, 'attention', 'news', `without an article: ${empty.join(', ')}`, fix),
  ];
}
