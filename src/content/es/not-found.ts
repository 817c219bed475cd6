import { site } from '~/config/site';
import type { NotFoundContent } from '~/content/types/not-found';

export const notFound: NotFoundContent = {
  meta: {
    title: 'Página no encontrada',
    description: `No hay ninguna página en esta dirección. Desde aquí puede ir al inicio, al portafolio, a las noticias o al contacto de ${site.brand}.`,
    keywords: ['página no encontrada', 'error 404', 'inicio', 'navegación del sitio', 'contacto'],
  },
  heading: 'Fuera del mapa',
  text: 'No hay ninguna página en esta dirección. Quizás se movió, o el enlace tiene un error. Cualquiera de estos enlaces le devuelve el rumbo.',
  linksHeading: 'Puertos conocidos',
};
