/** Findings for the owner: data that is still the sample's, texts that nobody reviewed or that wait, and the state of the news. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { newsStaleDays } from '~/config/limits';
import { isCurrent } from '~/shared/period';
import { projectFolder } from '~scripts/lib/project-folder';
import { findPlaceholders } from '~scripts/lib/sample-settings';
import {
  getRepairAdvice,
  findFolderErrors,
  readNewsFolder,
  getSnapshotArticles,
} from '~scripts/news/snapshots/read-folder';
import { warnOfPublicToken } from '~scripts/settings/public-token';
import { readJson, collectTexts } from '~scripts/settings/read-json';
import { type Environment, readSettings } from '~scripts/settings/read-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';
import sampleFile from './sample.json';

export interface Finding {
  /** `sample`: works with the sample's value. `attention`: works but may soon fail. `broken`: visitors miss something. */
  readonly status: 'broken' | 'attention' | 'sample';
  readonly topic: string;
  /** One sentence without a full stop. */
  readonly text: string;
  /** What the owner can do, in sentences. */
  readonly fix: string;
}

export interface DoctorContext {
  readonly environment: Environment;
  /** Folder of the data. */
  readonly data: string;
  /** Folder of the news. */
  readonly news: string;
  /** The time of the check, in ms since 1970. */
  readonly now: number;
  /** Whether a finding names each of its places, instead of the first three. */
  readonly namesAll: boolean;
}

/** Returns a list with one finding, or an empty list if the finding does not apply. */
function listFinding(applies: boolean, status: Finding['status'], topic: string, text: string, fix: string): Finding[] {
  return applies ? [{ status, topic, text, fix }] : [];
}

const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 86_400_000));

/** Places of what is said about the company. Other texts are labels of controls and descriptions of pages, which every site may keep. */
const companyTexts = new RegExp(
  [
    '^(?:companies/|figures|milestones)',
    String.raw`^content/\w+/(?:home|about|portfolio|contact|privacy|terms|accessibility)\.json: `,
    String.raw`^content/\w+/shell\.json: (?:organization\.|footer\.blurb$)`,
    String.raw`^content/\w+/press\.json: release\.boilerplate$`,
  ].join('|'),
);
/** Texts with fewer words are names and labels. */
const sentenceWordsMin = 5;

interface Text {
  /** `content/en/home.json: hero.lead` */
  readonly place: string;
  readonly text: string;
}

/** @param file name of the file in the places of its texts */
const readFileTexts = (path: string, file: string): readonly Text[] =>
  collectTexts(readJson(path)).map(([keys, text]) => ({ place: `${file}: ${keys.join('.')}`, text }));

/** Reads every text of the JSON files of a folder, except the news and the settings. */
function readFolderTexts(folder: string): readonly Text[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
  return files
    .toSorted()
    .filter((file) => file.endsWith('.json') && !/^(?:news\/|site\.json|filters\.json)/.test(file))
    .flatMap((file) => readFileTexts(join(folder, file), file));
}

function listPlaces(texts: readonly Text[], { namesAll }: DoctorContext): string {
  const places = texts.map(({ place }) => place);
  return places.length > 3 && !namesAll
    ? `${places.slice(0, 3).join(', ')}, and ${places.length - 3} more`
    : places.join(', ');
}

const isSentence = ({ place, text }: Text): boolean =>
  companyTexts.test(place) && text.split(' ').length >= sentenceWordsMin;

/**
 * Describes the sample by what the doctor looks for in an owner's data. `sample.json` has it, because the sample's data is
 * replaced by the owner's.
 * @param folder of the sample's data
 */
export function describeSample(folder: string) {
  const texts = readFolderTexts(folder);
  const harbours = texts.filter(({ place }) => /^chart\.json: \w+\.harbours\./.test(place));
  const harbourIds = [...new Set(harbours.map(({ place }) => place.split('.').at(-1) ?? ''))];
  const listNames = (id: string) => [
    ...new Set(harbours.filter(({ place }) => place.endsWith(`.${id}`)).map(({ text }) => text)),
  ];
  return {
    sentences: [...new Set(texts.filter(isSentence).map(({ text }) => text))],
    /** The names of each harbour in the languages of the sample. */
    harbours: harbourIds.map(listNames),
    languageTags: texts.filter(isLanguageTag).map(({ place, text }) => `${place}: ${text}`),
  };
}

const sample: ReturnType<typeof describeSample> = sampleFile;

const isLanguageTag = ({ place }: Text): boolean => place.endsWith('/language.json: tag');

function findSampleTexts(context: DoctorContext): readonly Finding[] {
  const { data, environment, now } = context;
  const { pages, settings } = readSiteSettings({ dataFolder: data, environment, now: new Date(now) });
  const { features, hero, headquarters, languages, offices } = settings;
  const contentFiles = ['shell', 'language', ...pages.builtInPages];
  const isPublished = ({ place }: Text) =>
    (features.companies || !place.startsWith('companies/')) &&
    (hero === 'chart' || !place.startsWith('chart')) &&
    (!place.startsWith('content/') || contentFiles.some((name) => place.includes(`/${name}.json: `))) &&
    languages.some((id) => new RegExp(`^content/${id}/|[.:] ?${id}(?:\\.|$)`).test(place));
  const texts = readFolderTexts(data).filter(isPublished);
  const sampleSentences = new Set(sample.sentences);
  const sentences = texts.filter(({ place, text }) => companyTexts.test(place) && sampleSentences.has(text));
  const localities = new Set(
    [headquarters, ...offices].flatMap(({ locality, localityNames }) => Object.values({ locality, ...localityNames })),
  );
  // A harbour with an office is the owner’s too, by its name in any language.
  const places = sample.harbours.filter((names) => !names.some((name) => localities.has(name))).flat();
  const textsWithPlaces = texts.filter(({ text }) => places.some((name) => text.includes(name)));
  const countries = [headquarters, ...offices].map(({ country }) => country);
  const tags = texts.filter(
    ({ place, text }) =>
      sample.languageTags.includes(`${place}: ${text}`) && !countries.some((country) => text.endsWith(`-${country}`)),
  );
  const tagsText = `${tags.map(({ text }) => text).join(', ')}: of the sample, with a country without an office: ${listPlaces(tags, context)}`;
  const tagsFix = 'Search engines offer a page to this country first: write yours, or the language alone, such as es.';
  const sameText = `${sentences.length} are the sample’s: ${listPlaces(sentences, context)}`;
  const placesText = `${textsWithPlaces.length} texts name ${places.join(' or ')}: ${listPlaces(textsWithPlaces, context)}`;
  return [
    ...listFinding(sentences.length > 0, 'sample', 'sentences', sameText, 'Write your own.'),
    ...listFinding(textsWithPlaces.length > 0, 'sample', 'places', placesText, 'Name yours.'),
    ...listFinding(tags.length > 0, 'sample', 'languages', tagsText, tagsFix),
  ];
}

function findSamplePictures(context: DoctorContext): readonly Finding[] {
  const { data } = context;
  const readNames = (folder: string) => (existsSync(join(data, folder)) ? readdirSync(join(data, folder)) : []);
  const photographs = readNames('pictures').map((name) => name.toLowerCase());
  const companies = readSettings({}, data).features.companies ? readNames('companies') : [];
  const drawings = companies
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readFileTexts(join(data, 'companies', file), file))
    .filter(
      ({ place, text }) =>
        place.endsWith(': picture.name') && existsSync(join(projectFolder, 'src/assets/drawings', `${text}.svg`)),
    )
    .filter(({ text }) => !photographs.some((photograph) => photograph.startsWith(`${text}.`)));
  const hasLogo = readNames('brand').some((name) => name.startsWith('logo.'));
  const logo = 'the sample’s is in header, icons and share images';
  const pictures = `${drawings.length} are drawings of the sample: ${listPlaces(drawings, context)}`;
  return [
    ...listFinding(!hasLogo, 'sample', 'mark', logo, 'Put yours at data/brand/logo.svg.'),
    ...listFinding(drawings.length > 0, 'sample', 'pictures', pictures, 'Put photographs into data/pictures.'),
  ];
}

function findMissingReview({ environment, data }: DoctorContext): readonly Finding[] {
  const { accessibilityChanged, features, legalReviewed, privacyChanged, termsChanged } = readSettings(
    environment,
    data,
  );
  const days = {
    privacy: privacyChanged,
    terms: termsChanged,
    ...(features.accessibility && { accessibility: accessibilityChanged }),
  };
  const changed = Object.entries(days).flatMap(([text, day]) => (day > legalReviewed ? [text] : []));
  const reviewStatus = legalReviewed === '' ? 'sample' : 'attention';
  const review = legalReviewed === '' ? 'nobody has reviewed them' : `changed since the review of ${legalReviewed}`;
  const counsel = 'Let counsel read what has changed, and set legalReviewed of data/site.json to that day.';
  return listFinding(changed.length > 0, reviewStatus, changed.join(', '), review, counsel);
}

/** Names what is shown for a time only, and whose time has not come: only the repository has them, not the site. */
function findWaitingTexts({ environment, data, now }: DoctorContext): readonly Finding[] {
  const moment = new Date(now);
  const { timedParts, settings } = readSiteSettings({ dataFolder: data, environment, now: moment });
  const waiting = timedParts.filter(({ period: { from } }) => !isCurrent({ from }, moment, settings.timeZone));
  const places = waiting
    .map(({ file, partId, period }) => `${partId === undefined ? file : `${file}: ${partId}`} (${period.from})`)
    .join(', ');
  const fix =
    'The site shows them at the first deploy after that, and a public repository shows them to everybody today: keep it ' +
    'private, or add them on the day.';
  return listFinding(waiting.length > 0, 'attention', 'embargo', `not to be shown before their time: ${places}`, fix);
}

function findPublicToken({ environment, data }: DoctorContext): readonly Finding[] {
  const note = warnOfPublicToken(readSettings(environment, data));
  const fix = 'Leave it empty, or set up a relay (docs/relay.md), if that is not what you want.';
  return listFinding(note !== null, 'attention', 'news', note ?? '', fix);
}

export function findSampleData(context: DoctorContext): readonly Finding[] {
  const settings = findPlaceholders(readSettings(context.environment, context.data)).flatMap(({ name, effect, fix }) =>
    listFinding(true, 'sample', name, `still the placeholder: ${effect}`, fix),
  );
  return [
    ...settings,
    ...findPublicToken(context),
    ...findSampleTexts(context),
    ...findSamplePictures(context),
    ...findMissingReview(context),
    ...findWaitingTexts(context),
  ];
}

/** Finds problems of the news. The age of the articles shows whether the scheduled refresh fails or is disabled. */
export function findNewsProblems({ environment, data, news, now }: DoctorContext): readonly Finding[] {
  const { selections } = readSiteSettings({ dataFolder: data, environment });
  const folder = readNewsFolder(news, selections);
  const [error] = findFolderErrors(folder);
  if (error !== undefined)
    return listFinding(true, 'broken', 'news', error, `To repair this, ${getRepairAdvice(news)}.`);
  if (folder.index?.origin === 'sample') {
    const fix = 'Store a token of the news service as the repository’s secret NEWS_API_TOKEN.';
    return listFinding(true, 'sample', 'news', 'the articles are invented, and the page says so', fix);
  }
  const newest = [...getSnapshotArticles(folder, 'live')].map(([key, [article]]) => ({
    key,
    time: Date.parse(article?.publishedAt ?? '1970-01-01'),
  }));
  const fix =
    'A plan with few calls takes some days to fill them; else read the last run under Actions, or run "npm run ' +
    'news:refresh". GitHub disables a schedule in forks, and after 60 days without a commit.';
  const empty = newest.filter(({ time }) => time === 0).map(({ key }) => key);
  const age = daysBetween(Math.max(...newest.map(({ time }) => time)), now);
  const isOld = empty.length < newest.length && age >= newsStaleDays;
  return [
    ...listFinding(isOld, 'attention', 'news', `the newest article is ${age} days old`, fix),
    ...listFinding(empty.length > 0, 'attention', 'news', `without an article: ${empty.join(', ')}`, fix),
  ];
}
