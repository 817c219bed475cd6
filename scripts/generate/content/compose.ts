/** The content of pages: an owner's texts, filled in and typeset, with the companies and figures that a page shows. */
import type { Language } from '~/config/knownLanguages';
import { type Condition, conditions } from '~/content/conditions';
import { type PageId, possiblePageIds } from '~/content/pageTable';
import type { CompanyContent } from '~/content/schemas/company';
import type { Figure, Milestone } from '~/content/schemas/facts';
import type { PageName, RelatedContent } from '~/content/schemas/fields';
import type { Block } from '~/content/schemas/markdown';
import type { ShellContent } from '~/content/schemas/shell';
import type { FormContent } from '~/features/contact/content';
import type { PageContents } from '~/pages/contents';
import { schemas } from '~scripts/lib/data-schemas';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { inLanguage, sentenceSchemas, type Sentences, type SiteData } from './read-data';
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

/** @param sending the subjects in the owner's language, and what the form says; undefined if it sends no messages itself */
function formContent(
  { subjects, ...form }: ContactForm,
  sending: { readonly owners: ContactForm['subjects']; readonly sent: Sentences['messageSent'] } | undefined,
): FormContent {
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

/** Everything that the pages of a language are composed from, besides their own sentences. */
function languageFacts(data: SiteData, language: Language, siteSettings: SiteSettings) {
  const { site } = siteSettings;
  const fill = textFiller(data, language, siteSettings);
  const holds = ({ when }: Conditional): boolean => when === undefined || conditions[when](site);
  const allCompanies = data.companies.map(({ id, ...company }): CompanyContent => {
    const filled = fill(schemas.company, company);
    const { name, founded, picture } = filled;
    const { question: _, ...words } = inLanguage(filled, language);
    const websites = filled.websites.map(({ url, label }) =>
      label === undefined ? { url } : { url, label: inLanguage(label, language) },
    );
    return { id, name, founded, picture, websites, ...words };
  });
  const figures = fill(settings.figures, data.figures);
  const figuresOf = (list: SiteData['figures']['headline']): readonly Figure[] =>
    list
      .filter(holds)
      .map(({ value, label, places }) => ({ value, label: inLanguage(label, language), places: places?.[language] }));
  const milestones = fill(settings.milestones, data.milestones).milestones.map((milestone): Milestone => {
    const { title, text } = inLanguage(milestone, language);
    return { year: milestone.year, title, text };
  });
  return {
    fill,
    /** Whether a part is shown with the settings of the site. */
    holds,
    companies: site.features.companies ? allCompanies : [],
    chart: data.chart && inLanguage(fill(settings.chart, data.chart), language),
    headline: figuresOf(figures.headline),
    markets: figuresOf(figures.markets),
    milestones: milestones.toSorted((a, b) => Number(a.year) - Number(b.year)),
  };
}

/** What each page shows, from its sentences in a language. */
function pageComposers(data: SiteData, language: Language, siteSettings: SiteSettings) {
  const { features } = siteSettings.site;
  const { pageIds } = siteSettings.pages;
  const { chart, companies, fill, headline, holds, markets, milestones } = languageFacts(data, language, siteSettings);
  /** A page that is off is not linked to. */
  const withoutOffPages = ({ links, ...related }: RelatedContent): RelatedContent => ({
    ...related,
    links: links.filter(({ page }) => pageIds.includes(page)),
  });
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
  /** What the form says if it sends messages itself. */
  function sendingForm() {
    const [defaultLanguage] = siteSettings.settings.languages;
    const { messageSent } = inLanguage(data.texts, language).pages;
    const { contact } = inLanguage(data.texts, defaultLanguage).pages;
    if (messageSent === undefined || contact === undefined) return undefined;
    const owners = textFiller(data, defaultLanguage, siteSettings)(schemas.pages.contact, contact).form.subjects;
    return { owners, sent: fill(schemas.pages.messageSent, messageSent) };
  }
  return {
    home: (home: Sentences['home']) => ({
      ...home,
      hero: {
        ...home.hero,
        ...(!features.companies && { portfolio: '' }),
        ...(chart && { chart: pick(chart, 'caption', 'pauseWind', 'resumeWind', 'localTime', 'harbours') }),
      },
      figures: { ...home.figures, items: headline },
      companies: {
        ...(features.companies ? home.companies : withoutWords(home.companies)),
        items: companies.map((company) => pick(company, 'id', 'name', 'websites', 'picture', 'kind', 'tagline')),
      },
      expertise: withoutOffPages(home.expertise),
    }),
    about: (about: Sentences['about']) => ({
      ...about,
      timeline: { ...about.timeline, items: milestones },
      related: withoutOffPages(about.related),
    }),
    portfolio: (portfolio: Sentences['portfolio']) => ({
      ...portfolio,
      meta: { ...portfolio.meta, keywords: [...portfolio.meta.keywords, ...companies.map(({ kind }) => kind)] },
      companies,
      related: withoutOffPages(portfolio.related),
    }),
    news: (news: Sentences['news']) => ({
      ...news,
      feeds: features.feeds ? news.feeds : withoutWords(news.feeds),
      list: features.feeds ? news.list : { ...news.list, olderInFeed: '' },
      markets: { ...news.markets, items: markets },
      related: withoutOffPages(news.related),
    }),
    contact: (contact: Sentences['contact']) => ({
      ...contact,
      form: formContent(contact.form, sendingForm()),
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
      related: withoutOffPages(contact.related),
    }),
    privacy: legal,
    terms: legal,
    accessibility: legal,
    search: (search: Sentences['search']) => {
      const { withoutNews, ...sentences } = search;
      const { description, ...others } = withoutNews;
      return {
        ...sentences,
        ...(!features.news && { ...others, newsHeading: '', languageNotice: undefined }),
        meta: features.news ? search.meta : { ...search.meta, description },
        advice: search.advice.filter(holds).map(({ text }) => text),
      };
    },
    messageSent: (messageSent: Sentences['messageSent']) =>
      pick(messageSent, 'page', 'meta', 'heading', 'lead', 'onward'),
    messageFailed: (messageFailed: Sentences['messageFailed']) => messageFailed,
    notFound: (notFound: Sentences['notFound']) => notFound,
  };
}

function composePages(data: SiteData, language: Language, siteSettings: SiteSettings): Partial<PageContents> {
  const composers: { readonly [Id in PageId]: (sentences: Sentences[Id]) => PageContents[Id] } = pageComposers(
    data,
    language,
    siteSettings,
  );
  const fill = textFiller(data, language, siteSettings);
  const sentences = inLanguage(data.texts, language).pages;
  const contents: { -readonly [Id in PageId]?: PageContents[Id] } = {};
  const composePage = <Id extends PageId>(page: Id) => {
    const written = sentences[page];
    if (written !== undefined) contents[page] = composers[page](fill(sentenceSchemas[page], written));
  };
  siteSettings.pages.pageIds.forEach(composePage);
  return contents;
}

/** The content of a language; a page that is off is missing. */
export function composeContent(data: SiteData, language: Language, siteSettings: SiteSettings) {
  const { features } = siteSettings.site;
  const { chart, fill } = languageFacts(data, language, siteSettings);
  const pages = composePages(data, language, siteSettings);
  const {
    counts: _,
    consent: { informed, ...consent },
    search: { placeholderWithoutNews, ...searchWords },
    ...shell
  } = fill(schemas.pages.shell, inLanguage(data.texts, language).shell);
  const shellSearch = { ...searchWords, ...(!features.news && { placeholder: placeholderWithoutNews }) };
  // A page that is off has no word, and nothing asks for its name.
  const nameOf = (page: PageId): PageName => pages[page]?.page ?? { name: '' };
  const offers = Object.fromEntries(
    Object.entries(data.texts).map(([id, texts]) => [id, texts?.shell.language.available]),
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

export function composeSite(data: SiteData, siteSettings: SiteSettings): SiteContent {
  const { languages } = siteSettings.settings;
  return new Map(languages.map((language) => [language, composeContent(data, language, siteSettings)]));
}
