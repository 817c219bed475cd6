import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { AboutContent } from '~/content/types/about';

export const about: AboutContent = {
  meta: {
    title: 'Quiénes somos',
    description: `${site.brand} nació en ${foundingYear} para invertir en empresas de las Américas. Conozca nuestra misión, nuestros valores y nuestra trayectoria.`,
    keywords: ['quiénes somos', 'historia de la empresa', 'misión y visión', 'valores', 'holding del Caribe'],
  },
  hero: {
    heading: `Acerca de ${site.brand}`,
    tagline: 'Impulsamos el crecimiento, la innovación y la excelencia en distintas industrias.',
  },
  mission: {
    title: 'Nuestra misión',
    text: 'Encontrar negocios con espacio para crecer y darles lo que el crecimiento pide: capital, gente con experiencia y acceso a nuevos mercados. Lo hacemos en distintas industrias, en los Estados Unidos, el Caribe y América Latina.',
  },
  vision: {
    title: 'Nuestra visión',
    text: 'Una región conocida por las empresas que construye. Que un negocio nacido en Santo\u00A0Domingo o en Puerto\u00A0Príncipe tenga Nueva\u00A0York a su alcance, y que una buena idea de Nueva\u00A0York encuentre su camino hacia el sur.',
  },
  values: {
    heading: 'Nuestros valores',
    items: [
      {
        title: 'Integridad',
        text: 'Decimos lo que sabemos y lo que no sabemos. Las condiciones se ponen por escrito, las cifras están sobre la mesa y lo que prometemos lleva fecha.',
      },
      {
        title: 'Excelencia',
        text: 'Preferimos tener pocas empresas y llevarlas bien. El buen trabajo se revisa, se repite y se mejora. Rara vez hace ruido.',
      },
      {
        title: 'Innovación',
        text: 'Una tecnología nueva se gana su lugar cuando resuelve una dificultad real. Probamos pronto, en pasos cortos, y nos quedamos con lo que funciona.',
      },
    ],
  },
  timeline: {
    heading: 'Año por año',
    items: {
      '2020': {
        title: 'Fundación',
        text: 'Nace el grupo para invertir en empresas en crecimiento de los Estados Unidos, el Caribe y América Latina.',
      },
      '2021': {
        title: 'Lanzamiento de la plataforma de servicios',
        text: 'Abre la primera plataforma: un lugar donde los proveedores de servicios y sus clientes se encuentran.',
      },
      '2022': {
        title: 'República Dominicana y Haití',
        text: 'El grupo establece su presencia en ambos países y da sus primeros pasos en el comercio electrónico.',
      },
      '2023': {
        title: 'Inteligencia artificial y energía renovable',
        text: 'Se lanzan un asistente de carrera profesional y un asesor de inversiones, ambos con inteligencia artificial. Ese mismo año les sigue una empresa de energía renovable.',
      },
      '2024': {
        title: 'Continúa la expansión',
        text: 'Las empresas siguen entrando en nuevos mercados, y el grupo crece con ellas.',
      },
    },
  },
  related: {
    heading: 'Conozca más sobre el grupo',
    links: [
      {
        page: 'portfolio',
        text: 'Las empresas del grupo',
        title: `${companyCount.es}: qué hace cada una y dónde trabaja`,
        priority: 'high',
        context: ['empresas del portafolio', 'inversiones', 'filiales', 'industrias'],
      },
      {
        page: 'contact',
        text: 'Póngase en contacto',
        title: `Escriba un mensaje o reserve una llamada de ${schedulingSlotMinutes} minutos`,
        priority: 'high',
        context: ['contacto', 'alianzas', 'relación con inversionistas', 'prensa'],
      },
      {
        page: 'news',
        text: 'Lo que pasa en la región',
        title: 'Negocios y política, de Nueva\u00A0York a América del Sur',
        priority: 'medium',
        context: ['noticias regionales', 'Caribe', 'América Latina', 'análisis'],
      },
      {
        page: 'home',
        text: 'El grupo de un vistazo',
        title: 'Capacidades, empresas y enfoque en una sola página',
        priority: 'medium',
        context: ['resumen', 'capacidades', 'enfoque de inversión', 'inicio'],
      },
    ],
  },
};
