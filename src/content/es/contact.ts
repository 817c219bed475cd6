import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { ContactContent } from '~/content/types/contact';

export const contact: ContactContent = {
  meta: {
    title: 'Contáctenos',
    description: `Escriba a ${site.brand} sobre una inversión, una alianza o un reportaje, o reserve una llamada. Leemos español, inglés y francés.`,
    keywords: [
      'contacto',
      'oportunidades de inversión',
      'consulta sobre alianzas',
      'consulta de prensa',
      'reservar una llamada',
    ],
  },
  hero: {
    heading: 'Hablemos',
    lead: 'Una inversión, una alianza, un reportaje en el que trabaja: cuéntenos brevemente de qué se trata, en español, inglés o francés.',
    mailSubject: 'Consulta desde el sitio web',
    scheduleNote: 'Reserve una llamada',
    localTime: 'Hora local',
    harbours: { newYork: 'Nueva\u00A0York', santoDomingo: 'Santo\u00A0Domingo', portAuPrince: 'Puerto\u00A0Príncipe' },
  },
  form: {
    heading: 'Escriba un mensaje',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    subject: 'Asunto',
    subjectPlaceholder: 'Seleccione un asunto',
    subjects: {
      investment: 'Oportunidades de inversión',
      partnership: 'Consulta sobre alianzas',
      media: 'Consulta de prensa',
      other: 'Otro',
    },
    message: 'Mensaje',
    requiredNote:
      'Todos los campos son obligatorios. El botón abre su programa de correo con todo ya escrito. Desde esta página no se envía nada.',
    submit: 'Abrir en el correo',
    mailLabels: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
    handedOff: 'Su programa de correo ya debería estar abierto. El mensaje saldrá cuando usted pulse «Enviar» allí.',
    fallbackHeading: '¿No tiene programa de correo?',
    fallbackText: `Copie el mensaje y envíelo a ${site.email} desde cualquier cuenta de correo.`,
    copy: 'Copiar el mensaje',
    copied: 'Mensaje copiado',
    copyFailed: 'No se pudo copiar el mensaje. Seleccione el texto y cópielo a mano.',
    draftKept: 'Su borrador queda en este navegador hasta que usted lo elimine.',
    clear: 'Eliminar el borrador',
  },
  scheduling: {
    heading: `Reserve una llamada de ${schedulingSlotMinutes} minutos`,
    text: 'Si prefiere conversar, elija una hora en el calendario.',
    frameTitle: `Calendario para reservar una llamada de ${schedulingSlotMinutes} minutos`,
    loading: 'Cargando el calendario',
    failed: 'No se ha podido cargar el calendario aquí. El enlace de abajo lo abre en otra pestaña.',
    openInTab: 'Abrir el calendario aparte',
  },
  related: {
    heading: 'Antes de escribir',
    links: [
      {
        page: 'portfolio',
        text: 'Las empresas que hemos respaldado',
        title: `${companyCount.es}: qué hace cada una y dónde trabaja`,
        priority: 'high',
        context: ['empresas del portafolio', 'inversiones', 'industrias', 'ejemplos'],
      },
      {
        page: 'about',
        text: 'Con quién va a hablar',
        title: `Nuestra misión, nuestros valores y los años desde ${foundingYear}`,
        priority: 'high',
        context: ['historia de la empresa', 'misión', 'valores', 'antecedentes'],
      },
      {
        page: 'home',
        text: 'Cómo elegimos en qué invertir',
        title: 'Nuestras capacidades y nuestro enfoque en una sola página',
        priority: 'medium',
        context: ['enfoque de inversión', 'capacidades', 'resumen', 'inicio'],
      },
      {
        page: 'news',
        text: 'Noticias de la región',
        title: 'Negocios y política, de Nueva\u00A0York a América del Sur',
        priority: 'medium',
        context: ['noticias regionales', 'Caribe', 'mercados', 'análisis'],
      },
    ],
  },
};
