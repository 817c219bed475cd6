import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount, industryCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { HomeContent } from '~/content/types/home';
import { companies } from './companies';

export const home: HomeContent = {
  meta: {
    title: 'Inversión estratégica y crecimiento',
    description: `${site.brand} invierte en empresas en crecimiento entre Nueva York, Santo Domingo y Puerto Príncipe, y ayuda a dirigirlas.`,
    keywords: [
      'capital de crecimiento',
      'inversión en el Caribe',
      'propiedad a largo plazo',
      'grupo de empresas',
      'crecimiento transfronterizo',
    ],
  },
  hero: {
    heading: 'Formamos a\u00A0los\u00A0líderes del\u00A0mañana',
    lead: 'Un holding entre Nueva\u00A0York, Santo\u00A0Domingo y Puerto\u00A0Príncipe que impulsa el crecimiento, la innovación y la excelencia en distintas industrias.',
    portfolio: 'Nuestro portafolio',
    contact: 'Contáctenos',
    chartCaption: 'Vientos alisios sobre el Caribe.',
    pauseWind: 'Pausar la animación del viento',
    resumeWind: 'Reanudar la animación del viento',
    harbours: { newYork: 'Nueva\u00A0York', santoDomingo: 'Santo\u00A0Domingo', portAuPrince: 'Puerto\u00A0Príncipe' },
  },
  figures: {
    label: 'El grupo en cifras',
    items: {
      companies: 'Empresas del portafolio',
      markets: 'Mercados',
      founded: 'Año de fundación',
      countries: 'Países',
    },
  },
  capabilities: {
    heading: 'Nuestras capacidades',
    lead: 'Tres clases de trabajo que hacemos nosotros mismos, en cada una de nuestras empresas.',
    items: {
      investment: {
        title: 'Inversión estratégica',
        text: 'Invertimos en pocas empresas y las conocemos bien. Antes de comprometernos preguntamos quién es el cliente, qué van a exigir los próximos años y qué podemos aportar además de dinero.',
        imageAlt: 'Dibujo: curvas de nivel que suben del mar profundo a una cumbre iluminada',
      },
      operations: {
        title: 'Excelencia operativa',
        text: 'Trabajamos junto a la gerencia en precios, contrataciones, sistemas e informes. Las mejoras pequeñas, constantes y medidas con honestidad hacen de una empresa joven una empresa sólida.',
        imageAlt: 'Dibujo: una rosa de los vientos en su red de rumbos',
      },
      expansion: {
        title: 'Expansión global',
        text: 'Lo que se vende en Santo\u00A0Domingo puede tener clientes en Nueva\u00A0York y en Puerto\u00A0Príncipe. Ayudamos con los permisos, los idiomas y los aliados que se necesitan para pasar de un puerto al siguiente.',
        imageAlt: 'Dibujo: rutas que parten de La Española y se abren más allá del horizonte',
      },
    },
  },
  companies: {
    heading: 'Empresas del portafolio',
    lead: `${companyCount.es} en ${industryCount.es}, cada una con su propia tarea.`,
    items: companies,
    sites: { dr: 'República Dominicana', haiti: 'Haití' },
    viewAll: 'Ver todas las empresas',
  },
  expertise: {
    heading: 'Conozca nuestra experiencia',
    links: [
      {
        page: 'portfolio',
        text: 'El portafolio en detalle',
        title: `${companyCount.es}: qué hace cada una y dónde trabaja`,
        priority: 'high',
        context: ['empresas del portafolio', 'inversiones', 'industrias', 'negocios'],
      },
      {
        page: 'about',
        text: 'Quiénes somos',
        title: `Nuestra misión, nuestros valores y los años desde ${foundingYear}`,
        priority: 'high',
        context: ['historia de la empresa', 'misión', 'valores', 'liderazgo'],
      },
      {
        page: 'news',
        text: 'Noticias de la región',
        title: 'Negocios y política, de Nueva\u00A0York a América del Sur',
        priority: 'medium',
        context: ['noticias regionales', 'mercados', 'economía del Caribe', 'análisis'],
      },
      {
        page: 'contact',
        text: 'Hable con nosotros',
        title: `Escriba un mensaje o reserve una llamada de ${schedulingSlotMinutes} minutos`,
        priority: 'medium',
        context: ['contacto', 'alianzas', 'consulta de inversión', 'prensa'],
      },
    ],
  },
  approach: {
    heading: 'Enfoque de inversión',
    lead: 'Cómo elegimos el rumbo, cómo lo mantenemos y hasta dónde miramos.',
    pillars: [
      {
        title: 'Visión estratégica',
        text: 'Primero fijamos el rumbo y después escogemos la empresa: qué necesidades van a durar, qué mercados se están abriendo y quién trabaja ya en ellos.',
      },
      {
        title: 'Foco en el crecimiento',
        text: 'Buscamos negocios a los que el cliente vuelve y que tienen espacio para crecer. Ahí ponemos tiempo, gente y capital.',
      },
      {
        title: 'Alcance global',
        text: 'Para nosotros, los Estados Unidos, el Caribe y América Latina son un mismo vecindario. Lo que una empresa aprende en un mercado, las demás lo aprovechan.',
      },
    ],
  },
  closing: {
    heading: '¿Desea asociarse con nosotros?',
    text: 'Cuéntenos qué está construyendo y hasta dónde quiere llevarlo. Unas pocas líneas bastan para empezar.',
    action: 'Iniciar una conversación',
  },
};
