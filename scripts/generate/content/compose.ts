/** The content of pages: an owner's texts, filled in and typeset, with the companies and figures that a page shows. */
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import type { Site } from '~/config/site';
import { type Condition, conditions } from '~/content/conditions';
import { type PageId, pageIds, possiblePageIds } from '~/content/pages';
import type { CompanyContent } from '~/content/schemas/company';
import type { Figure, Milestone } from '~/content/schemas/facts';
import type { PageName } from '~/content/schemas/fields';
import { schemas } from '~/content/schemas/files';
import type { Block } from '~/content/schemas/markdown';
import type { ContactContent } from '~/content/schemas/pages';
import type { ShellContent } from '~/content/schemas/shell';
import { site as ownSite } from '~generated/site';
import { readData, type Sentences, type SiteData } from './read-data';
import { mapParts, textFiller } from './text-filler';

const { settings } = schemas;

type Conditional = { readonly when?: Condition | undefined };

/** Neighbouring lists of parts that are shown under different conditions are one list. */
function joinLists(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last !== undefined && 'list' in last && 'list' in block && 'start' in last === 'start' in block)
      joined[joined.length - 1] = { ...last, list: [...last.list, ...block.list] };
    else joined.push(block);
  }
  return joined;
}

/** The words of a part that is off: none of them reaches the site. */
function withoutWords<Words extends object>(words: Words): Words {
  // Each text is still a text.
  return mapParts(words, (part) => (typeof part === 'object' && part !== null ? withoutWords(part) : '')) as Words;
}

/** Some of an object's parts: what a page does not show is not sent with it. */
function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, ...keys: readonly Key[]): Pick<Whole, Key> {
  // Object.fromEntries forgets the names it is given, hence the assertion.
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

type ContactForm = Sentences['contact']['form'];

/** @param owners the subjects in the owner's language, and what the form says, where it sends messages itself */
function formContent(
  { subjects, ...form }: ContactForm,
  sending: { readonly owners: ContactForm['subjects']; readonly sent: Sentences['messageSent'] } | undefined,
): ContactContent['form'] {
  const subject = (id: keyof typeof subjects) => ({ value: sending?.owners[id] ?? id, label: subjects[id] });
  const content = {
    ...form,
    subjects: {
      investment: subject('investment'),
      partnership: subject('partnership'),
      media: subject('media'),
      other: subject('other'),
    },
  };
  if (sending === undefined) return content;
  const { requiredNote, submit, ...outcomes } = sending.sent.form;
  const { heading: sentHeading, lead } = sending.sent;
  return { ...content, requiredNote, submit, posting: { sentHeading, sent: lead, ...outcomes, openMail: form.submit } };
}

/** The content of a language. */
export function composeContent(data: SiteData, language: Language, site: Site) {
  const fill = textFiller(data, language, site);
  const { features } = site;
  const holds = ({ when }: Conditional): boolean => when === undefined || conditions[when](site);

  const allCompanies = data.companies.map(({ id, ...company }): CompanyContent => {
    const filled = fill(schemas.company, company);
    const { name, founded, picture, [language]: texts } = filled;
    const { question: _, ...words } = texts;
    const websites = filled.websites.map(({ url, label }) =>
      label === undefined ? { url } : { url, label: label[language] },
    );
    return { id, name, founded, picture, websites, ...words };
  });
  const companies = features.companies ? allCompanies : [];
  const chart = data.chart && fill(settings.chart, data.chart)[language];
  const figures = fill(settings.figures, data.figures);
  const inLanguage = (list: SiteData['figures']['headline']): readonly Figure[] =>
    list
      .filter(holds)
      .map(({ value, label, places }) => ({ value, label: label[language], places: places?.[language] }));
  const milestones = fill(settings.milestones, data.milestones)
    .milestones.map(({ year, [language]: { title, text } }): Milestone => ({ year, title, text }))
    .toSorted((a, b) => Number(a.year) - Number(b.year));

  const filled = Object.fromEntries(
    pageIds.map((page) => [page, fill(schemas.pages[page], data.pages[language][page])]),
    // Each page's content is what its schema gives.
  ) as unknown as Sentences;
  const { home, about, portfolio, news, contact, messageSent, privacy, terms, accessibility, search } = filled;
  const legal = (content: Sentences['privacy']) => ({
    ...content,
    sections: content.sections
      .filter(holds)
      .map(({ id, heading, parts }) => ({
        id,
        heading,
        body: joinLists(parts.filter(holds).flatMap(({ text }) => text)),
      }))
      .filter(({ body }) => body.length > 0),
  });
  const ownersSubjects = () =>
    textFiller(data, defaultLanguage, site)(schemas.pages.contact, data.pages[defaultLanguage].contact).form.subjects;
  /** What a page has besides its own sentences; each is called where its page is on. */
  const composers = {
    home: () => ({
      ...home,
      hero: {
        ...home.hero,
        ...(!features.companies && { portfolio: '' }),
        ...(chart && { chart: pick(chart, 'caption', 'pauseWind', 'resumeWind', 'localTime', 'harbours') }),
      },
      figures: { ...home.figures, items: inLanguage(figures.headline) },
      companies: {
        ...(features.companies ? home.companies : withoutWords(home.companies)),
        items: companies.map((company) => pick(company, 'id', 'name', 'websites', 'picture', 'kind', 'tagline')),
      },
    }),
    about: () => ({ ...about, timeline: { ...about.timeline, items: milestones } }),
    portfolio: () => ({
      ...portfolio,
      meta: { ...portfolio.meta, keywords: [...portfolio.meta.keywords, ...companies.map(({ kind }) => kind)] },
      companies,
    }),
    news: () => ({
      ...news,
      feeds: features.feeds ? news.feeds : withoutWords(news.feeds),
      list: features.feeds ? news.list : { ...news.list, olderInFeed: '' },
      markets: { ...news.markets, items: inLanguage(figures.markets) },
    }),
    messageSent: () => pick(messageSent, 'page', 'meta', 'heading', 'lead', 'onward'),
    contact: () => ({
      ...contact,
      form: formContent(contact.form, features.messages ? { owners: ownersSubjects(), sent: messageSent } : undefined),
      ...(!features.foreignCalendar && {
        scheduling: features.calendar
          ? { ...contact.scheduling, ask: withoutWords(contact.scheduling.ask) }
          : withoutWords(contact.scheduling),
      }),
      hero: {
        ...contact.hero,
        ...(!features.calendar && { scheduleNote: '' }),
        ...(chart && { chart: pick(chart, 'localTime', 'harbours') }),
      },
    }),
    privacy: () => legal(privacy),
    terms: () => legal(terms),
    accessibility: () => legal(accessibility),
    search: () => {
      const { withoutNews, ...sentences } = search;
      const { description, ...others } = withoutNews;
      return {
        ...sentences,
        ...(!features.news && { ...others, newsHeading: '', languageNotice: undefined }),
        meta: features.news ? search.meta : { ...search.meta, description },
        advice: search.advice.filter(holds).map(({ text }) => text),
      };
    },
  };
  type Composed = { readonly [Id in keyof typeof composers]: ReturnType<(typeof composers)[Id]> };
  const composerOf: ReadonlyMap<string, () => object> = new Map(Object.entries(composers));
  const pages = Object.fromEntries(
    pageIds.map((page) => [page, composerOf.get(page)?.() ?? filled[page]]),
    // A page that is off is missing, and nothing asks for it.
  ) as unknown as Omit<Sentences, keyof Composed> & Composed;
  const {
    counts: _,
    consent: { informed, ...consent },
    search: { placeholderWithoutNews, ...searchWords },
    ...shell
  } = fill(schemas.pages.shell, data.shell[language]);
  const shellSearch = { ...searchWords, ...(!features.news && { placeholder: placeholderWithoutNews }) };
  // A page that is off has no word, and nothing asks for its name.
  const nameOf = (page: PageId): PageName => (pageIds.includes(page) ? pages[page].page : { name: '' });
  const offers = Object.fromEntries(
    Object.entries(data.shell).map(([id, { language: words }]) => [id, words.available]),
  );
  return {
    shell: {
      ...shell,
      ...(features.privacyChoice && { consent: features.consentQuestion ? consent : { ...consent, ...informed } }),
      search: features.search ? shellSearch : withoutWords(shellSearch),
      scheme: features.schemeSwitch ? shell.scheme : withoutWords(shell.scheme),
      ...(chart && { shareImageAlt: chart.shareImageAlt }),
      offers,
      pages: Object.fromEntries(possiblePageIds.map((page) => [page, nameOf(page)])) as ShellContent['pages'],
    },
    pages,
  };
}

/** Content by published language, the default first. */
export type SiteContent = ReadonlyMap<Language, ReturnType<typeof composeContent>>;

/** @throws DataError with a line for each fault of the data */
export function readContent(data = readData()): SiteContent {
  return new Map(publishedLanguages.map((language) => [language, composeContent(data, language, ownSite)]));
}
