/** The folder of the data: its keys are the names of files and folders. */
import type * as v from 'valibot';
import { mapLanguages } from '~/config/languages';
import { chartSchema } from '~/features/chart/chart.schema';
import type { FilterIds } from '~/features/news/news.schema';
import { releasesSchema } from '~/pages/press/press.schema';
import { companiesSchema, figuresSchema, milestonesSchema } from './facts';
import { filtersSchema } from './filters';
import { createPageSchemas } from './pageContents';
import { settingsSchema } from './settings';
import { shellSchema } from './shell.schema';
import type { TextSchemas, TextSchemasByLanguage } from './textSchemas';
import { folderSchema, strictObject } from './valueSchemas';

/** What the schema of the data depends on. */
interface DataContext {
  readonly fields: TextSchemasByLanguage;
  readonly filterIds: FilterIds;
  /** The moment that the site is built for. */
  readonly now: Date;
}

/** The texts of a language: data/content/<language>. */
const textsSchema = (fields: TextSchemas, filterIds: FilterIds) =>
  folderSchema({ shell: shellSchema(fields), ...createPageSchemas(fields, filterIds) });

export const dataSchema = ({ fields, filterIds, now }: DataContext) =>
  folderSchema({
    site: settingsSchema(now),
    filters: filtersSchema,
    chart: strictObject(mapLanguages((language) => chartSchema(fields[language]))),
    figures: figuresSchema(fields),
    milestones: milestonesSchema(fields, now),
    companies: companiesSchema(fields, now),
    press: releasesSchema(fields),
    content: folderSchema(mapLanguages((language) => textsSchema(fields[language], filterIds))),
  });

export type Data = v.InferOutput<ReturnType<typeof dataSchema>>;
