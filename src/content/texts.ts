/** The texts of a language: data/content/<language>. */
import type { FilterIds } from '../features/news/news.schema';
import { aboutSchema } from '../pages/about/about.schema';
import { contactSchema } from '../pages/contact/contact.schema';
import { homeSchema } from '../pages/home/home.schema';
import { legalSchema } from '../pages/legal/legal.schema';
import { newsSchema } from '../pages/news/news.schema';
import { notFoundSchema } from '../pages/not-found/not-found.schema';
import { portfolioSchema } from '../pages/portfolio/portfolio.schema';
import { pressSchema } from '../pages/press/press.schema';
import { searchSchema } from '../pages/search/search.schema';
import type { Fields } from './fields';
import { shellSchema } from './shell.schema';
import { folder } from './values';

export const textsSchema = (fields: Fields, filterIds: FilterIds) =>
  folder({
    shell: shellSchema(fields),
    home: homeSchema(fields),
    about: aboutSchema(fields),
    portfolio: portfolioSchema(fields),
    news: newsSchema(fields, filterIds),
    press: pressSchema(fields),
    contact: contactSchema(fields),
    privacy: legalSchema(fields),
    terms: legalSchema(fields),
    search: searchSchema(fields),
    notFound: notFoundSchema(fields),
  });
