/** A legal text may be a file of Markdown, as lawyers write it: it is parsed into the shape that the JSON file has. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { Language } from '~/config/knownLanguages';
import { DataError } from '~/schemas/dataFile';
import { findNestingError } from '~/schemas/markdown';
import { toSlug } from '~/shared/fold';
import { plainObject } from '~/shared/schema';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The pages whose text may be Markdown. */
export const legalPageIds = ['privacy', 'terms', 'accessibility'] as const;

type LegalPageId = (typeof legalPageIds)[number];

type Keys = Readonly<Record<string, unknown>>;

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly { readonly text: string }[];
}

interface LegalText {
  /** The content of the file as JSON would have it; its schema has not checked it. */
  readonly content: Keys;
  /** Where an error is: the heading of a section instead of its number. */
  readonly describePath: (path: string) => string;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

const excerpt = (token: Token | undefined): string => JSON.stringify(token?.raw.trim().slice(0, 60) ?? '');

/**
 * The path, in the folder of the data, of a legal text in a language. A file that is missing has the form of the same file in another
 * language.
 */
export function legalTextPath(
  { dataFolder, settings: { languages } }: Pick<SiteSettings, 'dataFolder' | 'settings'>,
  language: Language,
  page: LegalPageId,
): string {
  const path = (ending: string, id: string = language) => `content/${id}/${page}.${ending}`;
  const exists = (ending: string, id: string) => existsSync(join(dataFolder, path(ending, id)));
  const original = [language, ...languages].find((id) => exists('md', id) || exists('json', id));
  return path(original !== undefined && exists('md', original) ? 'md' : 'json');
}

/** Keys between two lines of `---` at the top of a file, as static site generators have them, and the text below. */
function splitFrontMatter(text: string, name: string) {
  const [lines = '', yaml = ''] = /^---\n([^]*?\n)?---(?:\n|$)/.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0)
    throw new DataError(
      document.errors.map(({ linePos, message }) => {
        const [problem = ''] = message.split(/ at line|\n/);
        return `${name}: line ${(linePos?.[0].line ?? 0) + 1}: ${problem}: a text with a colon stands in quotes`;
      }),
    );
  const keys: unknown = document.toJS() ?? {};
  if (!v.is(plainObject, keys))
    throw new DataError([`${name}: between the lines --- stand keys, such as "lead: Hello"`]);
  return { keys, body: text.slice(lines.length) };
}

/** The id of a section: `{#cookies}` at the end of its heading, or else the words of the heading. */
function parseSectionHeading(text: string): Pick<Section, 'heading' | 'id'> {
  const [, heading = text, id] = /^(.*?)\s*\{#([^{}]*)\}$/.exec(text) ?? [];
  // An id begins with a letter.
  return { heading, id: id ?? toSlug(heading).replace(/^[\d-]+/, '') };
}

/**
 * Parses a legal text: `# Heading`, a paragraph, and sections that begin with `## Heading`.
 * @param text with \n at the end of each line
 * @param name of the file in messages
 * @throws DataError with every error in the form of the file
 */
export function parseLegalText(text: string, name: string): LegalText {
  const nestingError = findNestingError(text);
  if (nestingError !== null) throw new DataError([`${name}: ${nestingError}`]);
  const { keys, body } = splitFrontMatter(text, name);
  const tokens = lexer(body).filter(({ type }) => type !== 'space');
  const [title, ...others] = tokens;
  const sectionStart = others.findIndex((token) => isHeading(token) && token.depth === 2);
  const intro = sectionStart === -1 ? others : others.slice(0, sectionStart);
  const sections: Section[] = [];
  for (const token of others.slice(intro.length)) {
    if (isHeading(token) && token.depth === 2)
      sections.push({ ...parseSectionHeading(token.text), parts: [{ text: '' }] });
    else {
      const section = sections.pop();
      const before = section?.parts[0]?.text ?? '';
      if (section) sections.push({ ...section, parts: [{ text: `${before}\n\n${token.raw}` }] });
    }
  }
  const [lead] = intro;
  if (title === undefined || !isHeading(title) || title.depth !== 1)
    throw new DataError([`${name}: ${excerpt(title)}: the text begins with its heading, such as "# Privacy"`]);
  const errors = [
    ...(intro.length === 1 && lead?.type === 'paragraph'
      ? []
      : [`${name}: ${excerpt(intro[1] ?? lead)}: between the heading and the first "## Section" stands one paragraph`]),
    ...others
      .filter((token) => isHeading(token) && token.depth === 1)
      .map((token) => `${name}: ${excerpt(token)}: a text has one heading with #: its sections begin with ##`),
  ];
  if (errors.length > 0 || lead === undefined) throw new DataError(errors);
  const heading = title.text;
  const leadText = lead.raw.trim().replaceAll('\n', ' ');
  return {
    content: {
      ...keys,
      page: { name: heading, ...Object(keys['page']) },
      meta: { title: heading, description: leadText, keywords: [], ...Object(keys['meta']) },
      heading,
      lead: leadText,
      sections,
    },
    describePath(path) {
      const [, index, key] = /^sections\.(\d+)(?:\.parts\.0\.text|\.(id|heading))?$/.exec(path) ?? [];
      const section = index === undefined ? undefined : sections[Number(index)];
      if (section === undefined) return path;
      return key === 'id' ? `"## ${section.heading}": {#${section.id}}` : `"## ${section.heading}"`;
    },
  };
}
