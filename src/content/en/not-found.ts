import { site } from '~/config/site';

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description: `There is no page at this address. From here you can reach the home page, the portfolio, the news and the contact page of ${site.brand}.`,
    keywords: ['page not found', 'error 404', 'home page', 'site navigation', 'contact'],
  },
  heading: 'Off the Chart',
  text: 'There is no page at this address. It may have moved, or the link may contain a typo. Any of these will bring you back on course.',
  linksHeading: 'Known Harbors',
};
