import { site } from '~/config/site';
import type { SearchContent } from '~/content/types/search';

export const search: SearchContent = {
  meta: {
    title: 'Recherche',
    description: `Cherchez dans toutes les pages de ${site.brand} et dans les actualités régionales, section par section.`,
    keywords: ['recherche', 'chercher', 'recherche sur le site', 'plan du site', 'rechercher une actualité'],
  },
  heading: 'Recherche',
  resultsTitle: (query) => `Recherche\u00A0: ${query}`,
  hint: 'Toutes les pages du site, section par section, et les actualités régionales.',
  asYouType: 'Les résultats s’affichent au fil de la saisie.',
  withoutScript: 'La recherche a besoin de JavaScript et d’un navigateur récent.',
  shortcut: 'Ctrl + K ou ⌘ + K ouvre la recherche sur toutes les pages.',
  loading: 'Chargement…',
  failed: 'La recherche n’a pas pu être chargée. Les pages ci-dessous restent accessibles.',
  retry: 'Réessayer',
  found: (pages, articles) => {
    const count = pages + articles;
    return `${count} ${count < 2 ? 'résultat' : 'résultats'}\u00A0: ${pages} dans nos pages, ${articles} dans les actualités`;
  },
  none: (query) => `Aucun résultat pour «\u00A0${query}\u00A0»`,
  advice: [
    'Vérifiez l’orthographe, ou essayez une forme plus courte du mot.',
    'Employez moins de mots\u00A0: chaque mot ajouté restreint la recherche.',
    'Les actualités se choisissent aussi par région et par rubrique. Elles sont en anglais\u00A0: cherchez-les dans cette langue.',
  ],
  partial: 'Rien ne contient tous ces mots. Ces résultats en contiennent une partie.',
  pagesHeading: 'Pages',
  newsHeading: 'Actualités',
  languageNotice: 'Les articles sont en anglais.',
  showAll: (count) => `Afficher les ${count}`,
  siteMapHeading: 'Toutes les pages',
};
