import { analyticsPlaceholder, site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

// The text follows the settings: it describes what this build does, not what the code could do.
const measures = site.analyticsId !== analyticsPlaceholder;
const asksNewsLive = site.liveNews.url !== '';
const asksService = site.liveNews.publicToken !== '';
const loadsFonts = site.fontStylesheet !== '';

export const privacy: LegalContent = {
  meta: {
    title: 'Privacidad',
    description: `Qué sabe ${site.brand} de usted cuando visita este sitio, qué guarda su navegador y qué otros servicios intervienen. En palabras claras.`,
    keywords: [
      'política de privacidad',
      'datos personales',
      'privacidad del formulario de contacto',
      'almacenamiento del navegador',
      'sus derechos',
    ],
  },
  heading: 'Privacidad',
  lead: 'Este sitio web no tiene cuentas ni le pide iniciar sesión. Esta página dice qué pasa con sus datos cuando lo lee, nos escribe o reserva una llamada.',
  lastChangedLabel: 'Último cambio:',
  contentsHeading: 'En esta página',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quién es responsable',
      paragraphs: [
        `${site.brand}, Nueva\u00A0York, Estados Unidos, es responsable de este sitio web y de los datos personales que aquí se describen. Puede escribirnos a ${site.email}.`,
      ],
    },
    {
      id: 'visiting',
      heading: 'Cuando nos visita',
      paragraphs: [
        'Las páginas son archivos sencillos que guarda un proveedor de alojamiento. Para entregarlas y para proteger sus sistemas, el proveedor puede registrar su dirección IP, la hora, la dirección que usted pidió y el navegador que usa. El proveedor decide por cuánto tiempo conserva esos registros. Nosotros no los combinamos con otros datos.',
        ...(loadsFonts
          ? [
              'Las tipografías se cargan desde un proveedor de fuentes, que recibe su dirección IP y el navegador que usa cuando su navegador las pide.',
            ]
          : []),
      ],
    },
    {
      id: 'contact-form',
      heading: 'Cuando nos escribe',
      paragraphs: [
        'El formulario de contacto no envía nada a un servidor. Prepara un mensaje y abre su propio programa de correo, donde usted decide si lo envía. A partir de ahí lo lleva su proveedor de correo, como cualquier otro mensaje.',
        'Mientras escribe, se guarda un borrador en el almacenamiento de su navegador, para que nada se pierda si sale de la página. El borrador no sale de su dispositivo. Puede eliminarlo con el botón del formulario.',
        'Si envía el mensaje, recibimos su nombre, su dirección de correo y lo que escribió. Los usamos para responderle, los conservamos mientras el asunto o la ley lo exijan y no los vendemos.',
      ],
    },
    {
      id: 'scheduling',
      heading: 'Cuando reserva una llamada',
      paragraphs: [
        'El calendario de la página de contacto se muestra en un marco y pertenece a un proveedor externo. Cuando el marco se carga, el proveedor recibe su dirección IP y puede instalar sus propias cookies. Lo que usted escribe para reservar una hora va al proveedor, que nos comunica la reserva. Allí rigen las condiciones de privacidad de ese proveedor. Si lo prefiere, escríbanos por correo.',
      ],
    },
    {
      id: 'news',
      heading: 'Cuando lee las noticias',
      paragraphs: [
        'Las imágenes de la página de noticias se cargan desde los medios que las publican y sus servicios de imágenes. Esos servidores reciben su dirección IP y el navegador que usa. Su navegador no les dice de qué página viene usted.',
        'Al hacer clic en un artículo se abre el sitio del medio en una pestaña nueva. Desde ese momento rigen las condiciones de ese medio.',
        asksNewsLive
          ? asksService
            ? 'La mayoría de los artículos viene de archivos que forman parte de este sitio. Cuando usted pide más, o una selección que no está a mano, su navegador consulta directamente un servicio de noticias. Ese servicio recibe su dirección IP y la región, la categoría y la página que usted eligió.'
            : 'La mayoría de los artículos viene de archivos que forman parte de este sitio. Cuando usted pide más, o una selección que no está a mano, su navegador consulta un servidor intermediario nuestro, que pregunta en su propio nombre a un servicio de noticias. Ese servidor recibe su dirección IP y la región, la categoría y la página que usted eligió, y no las registra. El servicio de noticias no sabe quién pregunta.'
          : 'Los artículos vienen de archivos que forman parte de este sitio. Su navegador no consulta ningún servicio de noticias para mostrarlos.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Medición de visitas',
      paragraphs: measures
        ? [
            'Usamos un servicio de medición para saber qué páginas se leen. Se carga cuando la página ya está lista para usarse. Recibe la dirección y el título de cada página que usted abre, datos técnicos como su navegador y el tamaño de su pantalla, y su dirección IP. Puede instalar cookies para distinguir una visita de otra.',
            'Si el sitio falla en su navegador, el mensaje de error se registra de la misma manera. No enviamos a ese servicio su nombre, su correo ni nada de lo que usted escribe.',
          ]
        : [
            'Por ahora este sitio no usa ningún servicio de medición ni se comunica con ninguno. Si eso cambia, esta sección dirá qué datos se recogen.',
          ],
    },
    {
      id: 'browser-storage',
      heading: 'Lo que guarda su navegador',
      paragraphs: [
        'No instalamos cookies propias. Su navegador guarda algunas cosas para este sitio, solo en su dispositivo. Puede eliminarlas cuando quiera si borra los datos de este sitio en la configuración de su navegador.',
      ],
      points: [
        'Su elección de colores claros u oscuros',
        'Si ya cerró el aviso sobre otro idioma',
        'El borrador de un mensaje, hasta que usted lo elimine',
      ],
    },
    {
      id: 'external-links',
      heading: 'Enlaces a otros sitios',
      paragraphs: [
        'Las empresas del portafolio, nuestros perfiles en las redes sociales y los medios que aparecen en las noticias tienen sus propios sitios. Se enteran de su visita cuando usted sigue el enlace, y no antes, salvo por las imágenes y el calendario ya descritos.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Sus derechos',
      paragraphs: [
        `Según el lugar donde viva, usted puede preguntar qué datos personales suyos tenemos, pedir que se corrijan o se borren, oponerse a su uso o recibir una copia. Escriba a ${site.email}. También puede presentar una queja ante la autoridad de protección de datos que le corresponda.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta página',
      paragraphs: [
        'Cuando cambia el sitio, cambia también esta página. La fecha que aparece al comienzo dice cuándo fue la última vez.',
      ],
    },
  ],
};
