import type { CompaniesContent } from '~/content/types/companies';

export const companies: CompaniesContent = {
  careers: {
    kind: 'Asistente de carrera profesional con IA',
    tagline: 'Ayuda a cada quien a decir lo que sabe hacer y a encontrar a quien lo necesita.',
    question: '¿Dónde encuentro trabajo?',
    description: 'Un asistente de carrera profesional con inteligencia artificial para quien busca su próximo empleo.',
    longDescription:
      'Muchas personas hacen su trabajo mejor de lo que lo cuentan. El asistente les ayuda a poner por escrito lo que saben hacer, a mejorar su currículum, a preparar entrevistas y a ver qué vacantes les convienen. Está hecho para quienes cruzan fronteras e idiomas en busca de trabajo.',
    imageAlt: 'Dibujo: caminos que parten juntos y suben, cada uno a su altura',
    market: 'Estados Unidos y América Latina',
    focus: 'Empleo e IA',
  },
  services: {
    kind: 'Plataforma de servicios',
    tagline: 'Reúne a buenos proveedores con los clientes que los buscan.',
    question: '¿A quién contrato?',
    description: 'Una plataforma donde los proveedores de servicios y sus clientes se encuentran.',
    longDescription:
      'A un buen electricista o a una buena profesora se llega por recomendación, y la recomendación no pasa de la esquina. La plataforma les da a los proveedores una página, una agenda y una manera de cotizar. El cliente tiene un solo lugar donde comparar y reservar. Fue la primera empresa que lanzó el grupo.',
    imageAlt: 'Dibujo: una red de nudos atados entre sí, uno de ellos encendido',
    market: 'Estados Unidos',
    focus: 'Servicios locales',
  },
  advisor: {
    kind: 'Asesor de inversiones con IA',
    tagline: 'Orientación para invertir que explica sus razones.',
    question: '¿Cómo invierto?',
    description: 'Un asesor de inversiones con inteligencia artificial para quien quiere entender su propio dinero.',
    longDescription:
      'El asesor estudia las metas, los plazos y las inversiones de cada persona y sugiere qué conviene considerar. Cada sugerencia viene con sus razones y sus riesgos, en palabras sencillas. La decisión es siempre del dueño del dinero.',
    imageAlt: 'Dibujo: un faro y su haz de luz sobre el mar',
    market: 'Estados Unidos',
    focus: 'Inversión personal e IA',
  },
  commerce: {
    kind: 'Soluciones de comercio electrónico',
    tagline: 'Ventas en línea en dos países que comparten una isla.',
    question: '¿Dónde vendo?',
    description: 'Soluciones de comercio electrónico para negocios de la República Dominicana y Haití.',
    longDescription:
      'Vender en línea en esta isla es trabajar con dos monedas, varios idiomas y carreteras que deciden qué llega y cuándo. La empresa monta tiendas en línea, gestiona los cobros y organiza las entregas para negocios de ambos países, con un sitio web para cada uno.',
    imageAlt: 'Dibujo: La Española y sus vecinas, con las rutas de comercio que las unen',
    market: 'República Dominicana y Haití',
    focus: 'Tiendas en línea y entregas',
  },
  energy: {
    kind: 'Energía renovable',
    tagline: 'Electricidad con el sol y el viento que las islas ya tienen.',
    question: '¿Con qué se alumbra la casa?',
    description: 'Energía renovable para hogares y negocios del Caribe.',
    longDescription:
      'Las islas del Caribe queman combustible importado bajo un sol fuerte y con un viento que casi todo el año sopla del mismo lado. La empresa diseña e instala energía solar y eólica para viviendas, comercios y pequeñas industrias, con baterías para las horas en que se va la luz.',
    imageAlt: 'Dibujo: el arco del sol sobre el mar y unas aspas que giran con el viento',
    market: 'Caribe',
    focus: 'Energía solar y eólica',
  },
};
