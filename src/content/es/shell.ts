import { analyticsPlaceholder, site } from '~/config/site';
import type { ShellContent } from '~/content/types/shell';
import { dates } from './dates';

// An error is reported to the analytics service; where there is none, nobody hears of it.
const notifies = site.analyticsId !== analyticsPlaceholder;

export const shell: ShellContent = {
  dates,
  skipLink: 'Saltar al contenido principal',
  navigation: {
    label: 'Principal',
    getStarted: 'Comenzar',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    menuLabel: 'Menú',
  },
  search: {
    open: 'Buscar',
    close: 'Cerrar la búsqueda',
    label: 'Buscar en el sitio',
    placeholder: 'Páginas y noticias',
    submit: 'Buscar',
  },
  scheme: { toDark: 'Cambiar a colores oscuros', toLight: 'Cambiar a colores claros' },
  language: { label: 'Idioma' },
  footer: {
    blurb:
      'Un holding entre Nueva\u00A0York, Santo\u00A0Domingo y Puerto\u00A0Príncipe. Invertimos en empresas en crecimiento y ayudamos a dirigirlas.',
    mailSubject: 'Consulta desde el sitio web',
    navigationHeading: 'Navegación',
    connectHeading: 'Síganos',
    copyright: (year, brand) => `© ${year} ${brand}. Todos los derechos reservados.`,
    legalLabel: 'Información legal',
  },
  breadcrumbs: { label: 'Ruta de navegación' },
  opensInNewTab: '(se abre en una pestaña nueva)',
  toast: { dismiss: 'Cerrar' },
  errorScreen: {
    heading: 'Algo salió mal',
    text: notifies
      ? 'Ya avisamos a nuestro equipo. Por lo general, basta con recargar la página.'
      : 'Por lo general, basta con recargar la página.',
    refresh: 'Recargar la página',
    report: 'Avisar por correo',
    reportSubject: 'Error en el sitio web',
  },
  routerError: {
    heading: '¡Error inesperado de la aplicación!',
    text: 'No fue posible mostrar esta página.',
    home: 'Volver al inicio',
  },
  unreachable: 'Esta página no está disponible en este momento. Se abrirá sola cuando vuelva la conexión.',
  pageLoaded: (title) => `${title}, página cargada`,
  organization: {
    description: `${site.brand} es un holding estratégico que invierte en empresas de alto crecimiento y las acompaña en los Estados Unidos, el Caribe (República Dominicana y Haití) y América Latina.`,
    tagline: 'Impulsamos el crecimiento, la innovación y la excelencia en distintas industrias',
  },
  defaultKeywords: [
    'holding',
    'inversión estratégica',
    'empresa de inversión',
    'crecimiento empresarial',
    'empresas del portafolio',
    'capital privado',
    'excelencia operativa',
    'expansión de mercados',
    'Caribe',
    'República Dominicana',
    'Haití',
    'América Latina',
    'Estados Unidos',
    'Nueva York',
    'inteligencia artificial',
    'energía limpia',
  ],
  shareImageAlt:
    'Los vientos alisios sobre una carta náutica del Caribe, con luces en Nueva York, Santo Domingo y Puerto Príncipe',
};
