/** What needs the owner: what of the data is still the sample's, sentence by sentence, what of it grows old, and the news. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';
import { findPlaceholders } from '~scripts/lib/sample-settings';
import { cureFor, faultsIn, readNewsFolder, snapshotsIn } from '~scripts/news/snapshots/read-folder';
import { publicTokenNote } from '~scripts/settings/public-token';
import { readJson, collectTexts } from '~scripts/settings/read-json';
import { type Environment, readSettings } from '~scripts/settings/read-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';

export interface Finding {
  /** `sample`: works, with the sample's value. `attention`: works, but may soon fail. `broken`: visitors miss something. */
  readonly status: 'broken' | 'attention' | 'sample';
  readonly topic: string;
  /** What was found, in one sentence without a full stop. */
  readonly text: string;
  /** What the owner can do, as sentences. */
  readonly fix: string;
}

export interface DoctorContext {
  readonly environment: Environment;
  /** Folder of the data. */
  readonly data: string;
  /** Folder of the news. */
  readonly news: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** The finding, where it holds. */
function foundWhere(holds: boolean, status: Finding['status'], topic: string, text: string, fix: string): Finding[] {
  return holds ? [{ status, topic, text, fix }] : [];
}

const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 86_400_000));

/** The tests have a copy of the sample. */
const sampleFolder = join(projectFolder, 'tests/fixtures/data');
/** Files about the company; the others have the words of controls, which every site may keep. */
const aboutCompany =
  /^(?:companies\/|content\/\w+\/(?:home|about|portfolio|contact|privacy|terms)\.json|figures|milestones)/;
/** Shorter texts are names and labels. */
const sentenceWords = 5;

interface Text {
  /** `content/en/home.json: hero.lead` */
  readonly place: string;
  readonly text: string;
}

/** @param file as its texts' places name it */
const textsOfFile = (path: string, file: string): readonly Text[] =>
  collectTexts(readJson(path)).map(([keys, text]) => ({ place: `${file}: ${keys.join('.')}`, text }));

/** Every text of the JSON files of a folder, but for the news and the settings. */
function textsOf(folder: string): readonly Text[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
  return files
    .toSorted()
    .filter((file) => file.endsWith('.json') && !/^(?:news\/|site\.json|filters\.json)/.test(file))
    .flatMap((file) => textsOfFile(join(folder, file), file));
}

function listed(texts: readonly Text[]): string {
  const places = texts.map(({ place }) => place);
  return places.length > 3 ? `${places.slice(0, 3).join(', ')}, and ${places.length - 3} more` : places.join(', ');
}

function textFindings({ data }: DoctorContext): readonly Finding[] {
  const { features, hero, headquarters, languages } = readSettings({}, data);
  const isPublished = ({ place }: Text) =>
    (features.companies || !place.startsWith('companies/')) &&
    (hero === 'chart' || !place.startsWith('chart')) &&
    languages.some((id) => new RegExp(`^content/${id}/|[.:] ?${id}(?:\\.|$)`).test(place));
  const [own, sample] = [textsOf(data).filter(isPublished), textsOf(sampleFolder)];
  const known = new Set(sample.map(({ text }) => text));
  const sentences = own.filter(
    ({ place, text }) => aboutCompany.test(place) && known.has(text) && text.split(' ').length >= sentenceWords,
  );
  const harbours = sample.filter(({ place }) => place.includes('.harbours.')).map(({ text }) => text);
  const places = [...new Set(harbours)].filter((name) => name !== headquarters.locality);
  const named = own.filter(({ text }) => places.some((name) => text.includes(name)));
  const same = `${sentences.length} are the sample’s: ${listed(sentences)}`;
  const foreign = `${named.length} texts name ${places.join(' or ')}: ${listed(named)}`;
  return [
    ...foundWhere(sentences.length > 0, 'sample', 'sentences', same, 'Write your own.'),
    ...foundWhere(named.length > 0, 'sample', 'places', foreign, 'Name yours.'),
  ];
}

function pictureFindings({ data }: DoctorContext): readonly Finding[] {
  const namesIn = (folder: string) => (existsSync(join(data, folder)) ? readdirSync(join(data, folder)) : []);
  const photographs = namesIn('pictures').map((name) => name.toLowerCase());
  const companies = readSettings({}, data).features.companies ? namesIn('companies') : [];
  const drawn = companies
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsOfFile(join(data, 'companies', file), file))
    .filter(
      ({ place, text }) =>
        place.endsWith(': picture.name') && existsSync(join(projectFolder, 'src/assets/drawings', `${text}.svg`)),
    )
    .filter(({ text }) => !photographs.some((photograph) => photograph.startsWith(`${text}.`)));
  const isMarked = namesIn('brand').some((name) => name.startsWith('logo.'));
  const mark = 'the sample’s is in header, icons and share images';
  const pictures = `${drawn.length} are drawings of the sample: ${listed(drawn)}`;
  return [
    ...foundWhere(!isMarked, 'sample', 'mark', mark, 'Put yours at data/brand/logo.svg.'),
    ...foundWhere(drawn.length > 0, 'sample', 'pictures', pictures, 'Put photographs into data/pictures.'),
  ];
}

function dateFindings({ environment, data, now }: DoctorContext): readonly Finding[] {
  const { legalReviewed, privacyChanged, termsChanged, securityTxtExpires } = readSettings(environment, data);
  const isChanged = [privacyChanged, termsChanged].some((day) => day > legalReviewed);
  const ofReview = legalReviewed === '' ? 'sample' : 'attention';
  const review = legalReviewed === '' ? 'nobody has reviewed them' : `changed since the review of ${legalReviewed}`;
  const counsel = 'Let counsel read both, and set legalReviewed of data/site.json to that day.';
  const days = daysBetween(now, Date.parse(securityTxtExpires));
  const fix = 'Set securityTxtExpires in data/site.json to a date less than a year ahead.';
  return [
    ...foundWhere(isChanged, ofReview, 'privacy, terms', review, counsel),
    ...foundWhere(days < 60, days === 0 ? 'broken' : 'attention', 'security.txt', `it ends in ${days} days`, fix),
  ];
}

function tokenFindings({ environment, data }: DoctorContext): readonly Finding[] {
  const note = publicTokenNote(readSettings(environment, data));
  const fix = 'Leave it empty, or set up a relay (docs/relay.md), if that is not what you want.';
  return foundWhere(note !== null, 'attention', 'news', note ?? '', fix);
}

export function sampleFindings(context: DoctorContext): readonly Finding[] {
  const settings = findPlaceholders(readSettings(context.environment, context.data)).flatMap(({ name, effect, fix }) =>
    foundWhere(true, 'sample', name, `still the placeholder: ${effect}`, fix),
  );
  return [
    ...settings,
    ...tokenFindings(context),
    ...textFindings(context),
    ...pictureFindings(context),
    ...dateFindings(context),
  ];
}

/** A schedule that fails, or that GitHub has disabled, shows in the age of the articles. */
export function newsFindings({ environment, data, news, now }: DoctorContext): readonly Finding[] {
  const { selections, site } = readSiteSettings({ dataFolder: data, environment });
  const folder = readNewsFolder(news, selections);
  const [fault] = faultsIn(folder);
  if (fault !== undefined) return foundWhere(true, 'broken', 'news', fault, `To repair this, ${cureFor(news)}.`);
  if (folder.index?.origin === 'sample') {
    const fix = 'Store a token of the news service as the repository’s secret NEWS_API_TOKEN.';
    return foundWhere(true, 'sample', 'news', 'the articles are invented, and the page says so', fix);
  }
  const newest = [...snapshotsIn(folder, 'live')].map(([key, [article]]) => ({
    key,
    time: Date.parse(article?.publishedAt ?? '1970-01-01'),
  }));
  const fix =
    'A plan with few calls takes some days to fill them; else read the last run under Actions, or run "npm run ' +
    'news:refresh". GitHub disables a schedule in forks, and after 60 days without a commit.';
  const empty = newest.filter(({ time }) => time === 0).map(({ key }) => key);
  const age = daysBetween(Math.max(...newest.map(({ time }) => time)), now);
  const isOld = empty.length < newest.length && age >= site.newsStaleDays;
  return [
    ...foundWhere(isOld, 'attention', 'news', `the newest article is ${age} days old`, fix),
    ...foundWhere(empty.length > 0, 'attention', 'news', `without an article: ${empty.join(', ')}`, fix),
  ];
}
