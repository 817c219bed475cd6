/** The editor's configuration. Its paths are those of the repository: it cannot edit a folder of data elsewhere. */
import type { CmsConfig } from '@sveltia/cms';
import type * as v from 'valibot';
import { publishedLanguages } from '~/config/languages';
import { splitAddedPage } from '~/content/pageTable';
import { hostPath, assets } from '~/seo/addresses';
import { addedPages } from '~generated/addedPages';
import { site } from '~generated/site';
import type { Collection } from '~scripts/lib/collections';
import { collections } from './collections';
import { createFields, getLabel, describeSchema } from './fields';
import type { EditorPlace } from './place';

/** Labels of files whose name does not explain them. */
const labels: Readonly<Partial<Record<string, string>>> = {
  site: 'Settings',
  shell: 'On every page',
  filters: 'Regions and categories of the news',
};

const fields = (schema: v.GenericSchema) => createFields(describeSchema(schema).parts.entries ?? {});

/** The files of a page that the owner adds, by its name. */
const listPageFiles = (name: string) =>
  Object.entries<Collection>(collections)
    .filter(([, { path }]) => path.startsWith('pages/'))
    .map(([format, { path, schema }]) => {
      const i18n = path.includes('{language}');
      return {
        name: i18n ? name : `${name}-settings`,
        label: i18n ? getLabel(name) : `${getLabel(name)}: in every language`,
        file: `data/${path.replace('*', name).replace('{language}', '{{locale}}')}`,
        format,
        fields: fields(schema),
        i18n,
      };
    });

/** Each schema has a file format of the same name (admin.ts). */
export function editorConfig({ repository, isOnline, markdownPages, newPage }: EditorPlace): CmsConfig {
  const hiddenNames: ReadonlySet<string> = new Set(['language', ...markdownPages]);
  /** The files of the collections whose path matches a pattern. */
  const files = (pattern: RegExp) =>
    Object.entries<Collection>(collections)
      .filter(
        ([name, { switchedBy, path }]) =>
          pattern.test(path) && !hiddenNames.has(name) && (switchedBy === undefined || site.switches[switchedBy]),
      )
      .map(([name, { path, schema }]) => ({
        name,
        label: labels[name] ?? getLabel(name),
        file: `data/${path.replace('{language}', '{{locale}}')}`,
        format: name,
        fields: fields(schema),
        i18n: path.includes('{language}'),
      }));
  const pageNames = addedPages.flatMap(({ id }) => (id.startsWith('pages/') ? splitAddedPage(id)[1] : []));
  // Sveltia CMS cannot create a folder with a file for each language in it, but it writes files that it knows the names of.
  const allPageNames = [...pageNames, ...(newPage === undefined || pageNames.includes(newPage) ? [] : [newPage])];
  const addedFiles = {
    name: 'addedPages',
    label: 'Pages of your own',
    icon: 'post_add',
    i18n: true,
    files: allPageNames.flatMap(listPageFiles),
  };
  const lists = Object.entries<Collection>(collections).flatMap(([format, { editorList, path, schema }]) => {
    const [name] = path.split('/');
    return editorList === undefined
      ? []
      : [{ ...editorList, name, folder: `data/${name}`, extension: 'json', format, fields: fields(schema) }];
  });
  const config = {
    load_config_file: false,
    app_title: `${site.brand}: editor`,
    logo: { src: hostPath(site, assets.iconSvg) },
    backend: { name: 'github', repo: repository, auth_methods: ['token'] },
    publish_mode: isOnline ? 'editorial_workflow' : 'simple',
    media_folder: 'data/pictures',
    public_folder: '/data/pictures',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true, transformations: { heic: {} } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: publishedLanguages,
      default_locale: publishedLanguages[0],
      initial_locales: 'all',
    },
    editor: { preview: false },
    // Only what the site's Markdown supports (src/schemas/markdown.ts) is offered. The raw mode comes first: the rich text
    // mode reformats tables and emphasis as soon as it is shown.
    field_defaults: {
      richtext: {
        modes: ['raw', 'rich_text'],
        buttons: ['bold', 'italic', 'link', 'heading-two', 'bulleted-list', 'numbered-list'],
        editor_components: [],
        use_emoji_autocomplete: false,
      },
    },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        description: 'To add a page, add its name to the address of this editor: /admin/?page=our-team',
        icon: 'article',
        i18n: true,
        files: files(/^content\//),
      },
      ...(allPageNames.length > 0 ? [addedFiles] : []),
      ...lists,
    ],
    singletons: files(/^[^/]+$/),
  };
  // Sveltia's types expect mutable arrays and literals. A test validates the configuration by Sveltia's JSON schema.
  return config as unknown as CmsConfig;
}
