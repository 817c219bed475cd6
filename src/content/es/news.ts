import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import { categoryNames, regionNames } from '~/content/news-names';
import type { NewsContent } from '~/content/types/news';

export const news: NewsContent = {
  meta: {
    title: 'Noticias de la región',
    description:
      'Negocios, política y mercados de los Estados Unidos, Haití, la República Dominicana, el Caribe y América Latina en un solo lugar.',
    keywords: [
      'noticias regionales',
      'noticias de negocios del Caribe',
      'noticias de Haití',
      'noticias de República Dominicana',
      'mercados de América Latina',
    ],
  },
  selectionMeta: {
    title: (selection) => `Noticias de la región: ${selection}`,
    description: (selection) =>
      `${selection}: los artículos más recientes de muchos medios, con el resto de las noticias de la región a un clic.`,
  },
  hero: {
    heading: 'Noticias de la región',
    lead: 'Negocios, política y mercados, de Nueva\u00A0York a América del Sur, reunidos de muchos medios y ordenados por región.',
    contact: `Para la prensa: ${site.email}`,
    mailSubject: 'Consulta de prensa',
  },
  filters: {
    regionsLabel: 'Región',
    categoriesLabel: 'Categoría',
    regions: regionNames.es,
    categories: categoryNames.es,
  },
  list: {
    label: 'Artículos',
    loadMore: 'Cargar más artículos',
    loading: 'Cargando…',
    firstLoad: 'Cargando los artículos',
    failed: 'No se pudieron cargar los artículos',
    retry: 'Intentar de nuevo',
    offline: 'No hay conexión. Los artículos que ya están aquí se pueden seguir leyendo.',
    online: 'La conexión se ha restablecido.',
    empty: 'Todavía no hay artículos en esta selección.',
    none: 'Aún no hay noticias aquí. Los primeros artículos llegarán con la próxima actualización.',
    shown: (count) => (count === 1 ? 'Se muestra 1 artículo' : `Se muestran ${count} artículos`),
    added: (count) => (count === 1 ? 'Se agregó 1 artículo' : `Se agregaron ${count} artículos`),
    end: 'Eso es todo en esta selección.',
    nearest: 'Vea en su lugar:',
    near: 'Vea también:',
    stillShown: (selection) => `Se sigue mostrando: ${selection}`,
    olderInFeed: 'Artículos anteriores en el canal Atom',
  },
  freshness: (date) => `Actualizado el ${date}`,
  stale: (days) => `Última actualización hace ${days} días`,
  sampleNotice:
    'Estos artículos son de muestra: se inventaron para mostrar cómo funciona la página. No informan de nada real.',
  languageNotice: 'Los artículos se publican en inglés.',
  markets: {
    heading: 'Panorama de los mercados regionales',
    note: 'Cifras fijas e ilustrativas. No son datos en vivo ni sirven de base para una decisión.',
    items: {
      us: 'Mercados de EE.\u00A0UU.',
      caribbean: 'Mercados del Caribe',
      latinAmerica: 'América Latina',
      trade: 'Comercio regional',
    },
    up: 'En alza',
  },
  feeds: {
    label: 'Seguir esta región',
    title: (region) => `Noticias de ${site.brand}: ${region}`,
    formats: { xml: 'Atom', json: 'JSON' },
  },
  related: {
    heading: 'Detrás de las noticias',
    links: [
      {
        page: 'portfolio',
        text: 'Nuestras empresas en estos mercados',
        title: `${companyCount.es}: qué hace cada una y dónde trabaja`,
        priority: 'high',
        context: ['empresas del portafolio', 'negocios en el Caribe', 'tecnología', 'energía'],
      },
      {
        page: 'contact',
        text: 'Contacto de prensa',
        title: 'Preguntas de periodistas, por mensaje o por llamada',
        priority: 'high',
        context: ['consulta de prensa', 'medios', 'entrevista', 'contacto'],
      },
      {
        page: 'about',
        text: 'Acerca del grupo',
        title: `Nuestra misión, nuestros valores y los años desde ${foundingYear}`,
        priority: 'medium',
        context: ['historia de la empresa', 'antecedentes', 'misión', 'valores'],
      },
      {
        page: 'home',
        text: 'Cómo invertimos en la región',
        title: 'Capacidades, empresas y enfoque en una sola página',
        priority: 'medium',
        context: ['enfoque de inversión', 'capacidades', 'resumen', 'inicio'],
      },
    ],
  },
};
