import { site } from '~/config/site';
import type { SearchContent } from '~/content/types/search';

export const search: SearchContent = {
  meta: {
    title: 'Búsqueda',
    description: `Busque en todas las páginas de ${site.brand} y en las noticias de la región, sección por sección.`,
    keywords: ['búsqueda', 'buscar', 'buscador del sitio', 'mapa del sitio', 'buscar noticias'],
  },
  heading: 'Búsqueda',
  resultsTitle: (query) => `Búsqueda: ${query}`,
  hint: 'Todas las páginas del sitio, sección por sección, y las noticias de la región.',
  asYouType: 'Los resultados aparecen mientras escribe.',
  withoutScript: 'La búsqueda necesita JavaScript y un navegador actual.',
  shortcut: 'Ctrl + K o ⌘ + K abre la búsqueda en todas las páginas.',
  loading: 'Cargando…',
  failed: 'No se pudo cargar la búsqueda. Las páginas que aparecen abajo siguen disponibles.',
  retry: 'Intentar de nuevo',
  found: (pages, articles) => {
    const count = pages + articles;
    return `${count} ${count === 1 ? 'resultado' : 'resultados'}: ${pages} en nuestras páginas, ${articles} en las noticias`;
  },
  none: (query) => `No se encontró nada sobre «${query}»`,
  advice: [
    'Revise la ortografía o pruebe con una forma más corta de la palabra.',
    'Use menos palabras: cada palabra que agrega reduce los resultados.',
    'Las noticias también se pueden elegir por región y categoría. Están en inglés, así que conviene buscarlas en ese idioma.',
  ],
  partial: 'Nada contiene todas estas palabras. Estos resultados contienen algunas de ellas.',
  pagesHeading: 'Páginas',
  newsHeading: 'Noticias',
  languageNotice: 'Los artículos están en inglés.',
  showAll: (count) => `Mostrar las ${count}`,
  siteMapHeading: 'Todas las páginas',
};
