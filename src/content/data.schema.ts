/** The folder of the data: its keys are the names of files and folders. */
import type * as v from 'valibot';
import { chartSchema } from '../features/chart/chart.schema';
import type { FilterIds } from '../features/news/news.schema';
import { releasesSchema } from '../pages/press/press.schema';
import { companiesSchema, figuresSchema, milestonesSchema } from './facts';
import { type Fields, type FieldsByLanguage, inLanguages } from './fields';
import { filtersSchema } from './filters';
import { pageTextsSchemas } from './pageContents';
import { settingsSchema } from './settings';
import { shellSchema } from './shell.schema';
import { folder, object } from './values';

/** What the schema of the data depends on. */
interface DataContext {
  readonly fields: FieldsByLanguage;
  readonly filterIds: FilterIds;
  /** The moment that the site is built for. */
  readonly now: Date;
}

/** The texts of a language: data/content/<language>. */
const textsSchema = (fields: Fields, filterIds: FilterIds) =>
  folder({ shell: shellSchema(fields), ...pageTextsSchemas(fields, filterIds) });

export const dataSchema = ({ fields, filterIds, now }: DataContext) =>
  folder({
    site: settingsSchema(now),
    filters: filtersSchema,
    chart: object(inLanguages(fields, chartSchema)),
    figures: figuresSchema(fields),
    milestones: milestonesSchema(fields, now),
    companies: companiesSchema(fields, now),
    press: releasesSchema(fields),
    content: folder({
      en: textsSchema(fields.en, filterIds),
      es: textsSchema(fields.es, filterIds),
      fr: textsSchema(fields.fr, filterIds),
    }),
  });

export type Data = v.InferOutput<ReturnType<typeof dataSchema>>;
