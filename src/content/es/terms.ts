import { site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

export const terms: LegalContent = {
  meta: {
    title: 'Términos',
    description: `Las condiciones de uso del sitio web de ${site.brand}: para qué sirven sus páginas, para qué no, y de quién es lo que se lee en ellas.`,
    keywords: [
      'términos de uso',
      'sin asesoría de inversión',
      'enlaces externos',
      'marcas',
      'ley aplicable Nueva\u00A0York',
    ],
  },
  heading: 'Términos de uso',
  lead: 'Estos términos rigen para toda persona que usa este sitio web. Son breves, y se escribieron para que se lean.',
  lastChangedLabel: 'Último cambio:',
  contentsHeading: 'En esta página',
  sections: [
    {
      id: 'using-the-website',
      heading: 'Uso de este sitio web',
      paragraphs: [
        `${site.brand} publica este sitio para informar a inversionistas, socios, medios y público en general acerca de la empresa. Usted puede leer sus páginas, enlazarlas e imprimirlas. Al usar el sitio, acepta estos términos. Si no los acepta, le pedimos que no lo use.`,
        'Le pedimos también que no intente interrumpir el sitio, ni acceder a sus sistemas, ni usarlo para nada ilícito.',
      ],
    },
    {
      id: 'no-investment-advice',
      heading: 'Ni oferta ni asesoría',
      paragraphs: [
        'Nada en este sitio es una oferta de venta ni una invitación a comprar valores u otros productos financieros, en ningún país. Nada de lo que aquí se dice es asesoría de inversión, legal o fiscal. Lo que se dice sobre planes expresa intenciones y puede cambiar. Antes de decidir sobre una inversión, consulte a un asesor que conozca sus circunstancias.',
      ],
    },
    {
      id: 'portfolio-companies',
      heading: 'Las empresas que se muestran',
      paragraphs: [
        'Las empresas del portafolio que aparecen en este sitio son ejemplos. Sus nombres son inventados y sus direcciones web pueden no llevar a ninguna parte. Representan las clases de negocio en que invierte la compañía.',
        'Cuando una empresa tiene su propio sitio, solo ella responde por ese sitio y por lo que vende en él.',
      ],
    },
    {
      id: 'news',
      heading: 'Artículos de noticias',
      paragraphs: [
        'Los titulares, resúmenes e imágenes de la página de noticias pertenecen a los medios que los publican, cuyo nombre aparece en cada tarjeta. Los mostramos para indicar el artículo completo en el sitio del medio. No los hemos verificado, y mostrarlos no significa que estemos de acuerdo.',
        'Los artículos marcados como muestra son inventados y no informan de nada real.',
      ],
    },
    {
      id: 'market-figures',
      heading: 'Cifras de los mercados',
      paragraphs: [
        'Las cifras del panorama de los mercados son fijas e ilustrativas. No son datos en vivo y no deben servir de base para ninguna decisión.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Textos, imágenes y marcas',
      paragraphs: [
        `Los textos, los dibujos y el diseño de este sitio pertenecen a ${site.brand} o se usan con permiso. Si quiere usarlos para algo más que citar o enlazar, pregúntenos antes. Los nombres y logotipos de otras empresas son marcas de sus dueños.`,
      ],
    },
    {
      id: 'external-links',
      heading: 'Enlaces y servicios incorporados',
      paragraphs: [
        'Algunos enlaces llevan a otros sitios, y el calendario de la página de contacto pertenece a un proveedor externo. No controlamos esos servicios ni respondemos por lo que muestran o hacen. Allí rigen sus propias condiciones.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      paragraphs: [
        'Cuidamos este sitio, pero lo ofrecemos tal como está. No prometemos que esté completo, libre de errores o siempre disponible. Hasta donde la ley lo permite, no respondemos por pérdidas que resulten de usarlo o de confiar en lo que dice. Nada en estos términos limita una responsabilidad que la ley no permita limitar.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Ley aplicable',
      paragraphs: [
        'Estos términos se rigen por la ley del Estado de Nueva\u00A0York, sin aplicar sus normas sobre conflicto de leyes. Las controversias corresponden a los tribunales estatales o federales de la ciudad de Nueva\u00A0York. Si usted usa el sitio como consumidor, conserva la protección que le otorga la ley de su país.',
        'Si alguno de estos términos resulta inválido, los demás se mantienen. Si el texto en inglés y una traducción difieren, vale el texto en inglés.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Cambios y contacto',
      paragraphs: [
        `Podemos cambiar estos términos. La fecha que aparece al comienzo dice cuándo fue la última vez, y rige la versión que aquí se muestra. Para cualquier pregunta, escriba a ${site.email}.`,
      ],
    },
  ],
};
