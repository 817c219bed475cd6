import { schedulingSlotMinutes } from '../../config/limits';
import { site } from '../../config/site';
import { foundingYear } from '../facts';
import type { PortfolioContent } from '../types/portfolio';

export const portfolio: PortfolioContent = {
  meta: {
    title: 'Portafolio',
    description: `Las empresas de ${site.brand}: asistente de carrera, plataforma de servicios, asesor de inversiones, comercio electrónico y energía renovable.`,
    keywords: [
      'portafolio de inversiones',
      'asistente de carrera con IA',
      'plataforma de servicios',
      'comercio electrónico en el Caribe',
      'empresa de energía renovable',
    ],
  },
  hero: {
    heading: 'Nuestro portafolio',
    lead: 'Cinco empresas, cada una con una pregunta sencilla que responder. ¿Dónde encuentro trabajo? ¿A quién contrato? ¿Cómo invierto? ¿Dónde vendo? ¿Con qué se enciende la casa?',
  },
  companiesHeading: 'Las empresas',
  companies: {
    careers: {
      description: 'Un asistente de carrera con inteligencia artificial para quien va camino a su próximo empleo.',
      longDescription:
        'Muchas personas hacen su trabajo mejor de lo que lo cuentan. El asistente les ayuda a poner por escrito lo que saben hacer, a mejorar su currículum, a preparar entrevistas y a ver qué vacantes les convienen. Está hecho para quienes cruzan fronteras e idiomas en busca de trabajo.',
      imageAlt: 'Dibujo: caminos que parten juntos y suben, cada uno a su altura',
      stats: [
        { label: 'Fundación', value: '2023' },
        { label: 'Mercado', value: 'Estados Unidos y América Latina' },
        { label: 'Enfoque', value: 'Empleo e IA' },
      ],
    },
    services: {
      description: 'Una plataforma donde los proveedores de servicios y sus clientes se encuentran.',
      longDescription:
        'A un buen electricista o a una buena profesora se llega por recomendación, y la recomendación no pasa de la esquina. La plataforma les da a los proveedores una página, una agenda y una manera de cotizar. El cliente tiene un solo lugar donde comparar y reservar. Fue la primera empresa que lanzó el grupo.',
      imageAlt: 'Dibujo: una red de nudos atados entre sí, uno de ellos encendido',
      stats: [
        { label: 'Fundación', value: '2021' },
        { label: 'Mercado', value: 'Estados Unidos' },
        { label: 'Enfoque', value: 'Servicios locales' },
      ],
    },
    advisor: {
      description: 'Un asesor de inversiones con inteligencia artificial para quien quiere entender su propio dinero.',
      longDescription:
        'El asesor estudia las metas, los plazos y las inversiones de cada persona y sugiere qué conviene considerar. Cada sugerencia viene con sus razones y sus riesgos, en palabras sencillas. La decisión es siempre del dueño del dinero.',
      imageAlt: 'Dibujo: un faro y su haz de luz sobre el mar',
      stats: [
        { label: 'Fundación', value: '2023' },
        { label: 'Mercado', value: 'Estados Unidos' },
        { label: 'Enfoque', value: 'Inversión personal e IA' },
      ],
    },
    commerce: {
      description: 'Soluciones de comercio electrónico para negocios de la República Dominicana y Haití.',
      longDescription:
        'Vender en línea en esta isla es trabajar con dos monedas, varios idiomas y carreteras que deciden qué llega y cuándo. La empresa monta tiendas en línea, gestiona los cobros y organiza las entregas para negocios de ambos países, con un sitio web para cada uno.',
      imageAlt: 'Dibujo: La Española y sus vecinas, con las rutas de comercio que las unen',
      stats: [
        { label: 'Fundación', value: '2022' },
        { label: 'Mercado', value: 'República Dominicana y Haití' },
        { label: 'Enfoque', value: 'Tiendas en línea y entregas' },
      ],
    },
    energy: {
      description: 'Energía renovable para hogares y negocios del Caribe.',
      longDescription:
        'Las islas del Caribe queman combustible importado bajo un sol fuerte y con un viento que casi todo el año sopla del mismo lado. La empresa diseña e instala energía solar y eólica para viviendas, comercios y pequeñas industrias, con baterías para las horas en que se va la luz.',
      imageAlt: 'Dibujo: el arco del sol sobre el mar y unas aspas que giran con el viento',
      stats: [
        { label: 'Fundación', value: '2023' },
        { label: 'Mercado', value: 'Caribe' },
        { label: 'Enfoque', value: 'Energía solar y eólica' },
      ],
    },
  },
  visitWebsite: 'Visitar el sitio web',
  visitWebsiteIn: {
    dr: 'Visitar el sitio web: República Dominicana',
    haiti: 'Visitar el sitio web: Haití',
  },
  approach: {
    heading: 'Nuestro enfoque de inversión',
    columns: [
      {
        title: 'Crecimiento estratégico',
        points: [
          'Pocas inversiones, estudiadas a fondo',
          'Mercados que conocemos por nuestro propio trabajo',
          'Capital por etapas, según se cumplen las metas',
          'Planes que desde temprano miran más allá de la frontera',
        ],
      },
      {
        title: 'Creación de valor',
        points: [
          'Ayuda práctica en contrataciones, precios y sistemas',
          'Servicios compartidos para que los equipos sigan ligeros',
          'Cifras claras, que todos puedan leer',
          'Lecciones que pasan de una empresa a otra',
        ],
      },
      {
        title: 'Visión a largo plazo',
        points: [
          'Una permanencia que se mide en años, no en trimestres',
          'Fundadores con participación y voz de verdad',
          'Ganancias que vuelven primero al negocio',
          'Talento y suplidores locales dondequiera que trabajamos',
        ],
      },
    ],
  },
  related: {
    heading: 'Para continuar',
    links: [
      {
        page: 'contact',
        text: 'Proponga una alianza',
        title: `Escriba un mensaje o reserve una llamada de ${schedulingSlotMinutes} minutos`,
        priority: 'high',
        context: ['alianzas', 'oportunidades de inversión', 'contacto', 'fundadores'],
      },
      {
        page: 'about',
        text: 'Quién está detrás de las empresas',
        title: `Nuestra misión, nuestros valores y los años desde ${foundingYear}`,
        priority: 'high',
        context: ['historia de la empresa', 'misión', 'valores', 'holding'],
      },
      {
        page: 'news',
        text: 'Noticias de sus mercados',
        title: 'Negocios y política, de Nueva York a América del Sur',
        priority: 'medium',
        context: ['noticias regionales', 'mercados', 'tecnología', 'economía'],
      },
      {
        page: 'home',
        text: 'Lo que aportamos a una empresa',
        title: 'Nuestras capacidades y cómo elegimos en qué invertir',
        priority: 'medium',
        context: ['capacidades', 'enfoque de inversión', 'resumen', 'inicio'],
      },
    ],
  },
};
