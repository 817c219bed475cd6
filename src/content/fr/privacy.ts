import { analyticsPlaceholder, site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

// The text follows the settings: it describes what this build does, not what the code could do.
const measures = site.analyticsId !== analyticsPlaceholder;
const asksNewsLive = site.liveNews.url !== '';
const asksService = site.liveNews.publicToken !== '';
const loadsFonts = site.fontStylesheet !== '';

export const privacy: LegalContent = {
  meta: {
    title: 'Confidentialité',
    description: `Ce que nous apprenons de vous quand vous visitez le site ${site.brand}, ce que garde votre navigateur et quels autres services interviennent.`,
    keywords: [
      'politique de confidentialité',
      'données personnelles',
      'confidentialité du formulaire de contact',
      'stockage du navigateur',
      'vos droits',
    ],
  },
  heading: 'Confidentialité',
  lead: 'Ce site web ne comporte aucun compte et ne vous demande jamais de vous identifier. Cette page dit ce que deviennent vos données quand vous le lisez, nous écrivez ou réservez un appel.',
  lastChangedLabel: 'Dernière modification\u00A0:',
  contentsHeading: 'Sur cette page',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Qui est responsable',
      paragraphs: [
        `${site.brand}, New\u00A0York, États-Unis, est responsable de ce site web et des données personnelles décrites ici. Vous pouvez nous écrire à ${site.email}.`,
      ],
    },
    {
      id: 'visiting',
      heading: 'Quand vous visitez le site',
      paragraphs: [
        'Les pages sont de simples fichiers conservés par un hébergeur. Pour les livrer et pour protéger ses systèmes, celui-ci peut enregistrer votre adresse IP, l’heure, l’adresse demandée et le navigateur que vous utilisez. L’hébergeur fixe la durée de conservation. Nous ne rapprochons pas ces données d’autres données.',
        ...(loadsFonts
          ? [
              'Les caractères sont chargés depuis un fournisseur de polices, qui reçoit votre adresse IP et le nom de votre navigateur quand celui-ci les demande.',
            ]
          : []),
      ],
    },
    {
      id: 'contact-form',
      heading: 'Quand vous nous écrivez',
      paragraphs: [
        'Le formulaire de contact n’envoie rien à un serveur. Il prépare un message et ouvre votre propre logiciel de messagerie, où vous décidez de l’envoyer ou non. Votre fournisseur de messagerie l’achemine ensuite comme tout autre courriel.',
        'Pendant que vous écrivez, un brouillon est conservé dans le stockage de votre navigateur, pour que rien ne se perde si vous quittez la page. Il ne sort pas de votre appareil. Vous pouvez l’effacer avec le bouton du formulaire.',
        'Si vous envoyez le message, nous recevons votre nom, votre adresse électronique et ce que vous avez écrit. Nous nous servons de ces données pour vous répondre, nous les conservons tant que l’affaire ou la loi l’exige, et nous ne les vendons pas.',
      ],
    },
    {
      id: 'scheduling',
      heading: 'Quand vous réservez un appel',
      paragraphs: [
        'Le calendrier de la page de contact s’affiche dans un cadre et appartient à un prestataire externe. Quand le cadre se charge, ce prestataire reçoit votre adresse IP et peut déposer ses propres cookies. Ce que vous saisissez pour réserver lui est transmis, et il nous communique la réservation. Ses propres règles de confidentialité s’y appliquent. Si vous préférez, écrivez-nous par courriel.',
      ],
    },
    {
      id: 'news',
      heading: 'Quand vous lisez les actualités',
      paragraphs: [
        'Les images de la page d’actualités sont chargées depuis les éditeurs et leurs services d’images. Ces serveurs reçoivent votre adresse IP et le nom de votre navigateur. Votre navigateur ne leur dit pas de quelle page vous venez.',
        'Un clic sur un article ouvre le site de l’éditeur dans un nouvel onglet. À partir de là, les conditions de l’éditeur s’appliquent.',
        asksNewsLive
          ? asksService
            ? 'La plupart des articles viennent de fichiers qui font partie de ce site. Quand vous en demandez davantage, ou une sélection qui n’est pas disponible, votre navigateur interroge directement un service d’actualités. Ce service reçoit votre adresse IP ainsi que la région, la rubrique et la page que vous avez choisies.'
            : 'La plupart des articles viennent de fichiers qui font partie de ce site. Quand vous en demandez davantage, ou une sélection qui n’est pas disponible, votre navigateur interroge un serveur relais que nous exploitons et qui s’adresse en son propre nom à un service d’actualités. Ce relais reçoit votre adresse IP ainsi que la région, la rubrique et la page que vous avez choisies, et n’en garde aucune trace. Le service d’actualités ne sait pas qui l’interroge.'
          : 'Les articles eux-mêmes viennent de fichiers qui font partie de ce site. Votre navigateur n’interroge aucun service d’actualités pour les afficher.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Mesure d’audience',
      paragraphs: measures
        ? [
            'Nous utilisons un service de mesure d’audience pour savoir quelles pages sont lues. Il n’est chargé qu’une fois la page prête à l’emploi. Il reçoit l’adresse et le titre de chaque page que vous ouvrez, des données techniques comme votre navigateur et la taille de votre écran, et votre adresse IP. Il peut déposer des cookies pour distinguer une visite d’une autre.',
            'Si le site tombe en panne dans votre navigateur, le message d’erreur est enregistré de la même façon. Nous ne transmettons à ce service ni votre nom, ni votre adresse électronique, ni rien de ce que vous saisissez.',
          ]
        : [
            'Ce site n’utilise actuellement aucun service de mesure d’audience et n’en contacte aucun. Si cela change, cette partie dira quelles données sont recueillies.',
          ],
    },
    {
      id: 'browser-storage',
      heading: 'Ce que garde votre navigateur',
      paragraphs: [
        'Nous ne déposons aucun cookie nous-mêmes. Votre navigateur garde quelques éléments pour ce site, sur votre appareil seulement. Vous pouvez les supprimer à tout moment en effaçant les données de ce site dans les réglages du navigateur.',
      ],
      points: [
        'Votre choix de couleurs claires ou sombres',
        'Le fait d’avoir fermé l’avis sur une autre langue',
        'Le brouillon d’un message, jusqu’à ce que vous l’effaciez',
      ],
    },
    {
      id: 'external-links',
      heading: 'Liens vers d’autres sites',
      paragraphs: [
        'Les sociétés de notre portefeuille, nos profils sur les réseaux sociaux et les éditeurs cités dans les actualités ont leurs propres sites. Ils n’ont connaissance de votre visite que lorsque vous suivez le lien, sauf pour les images et le calendrier décrits plus haut.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      paragraphs: [
        `Selon le lieu où vous vivez, vous pouvez demander quelles données personnelles nous détenons sur vous, les faire corriger ou supprimer, vous opposer à leur emploi ou en recevoir une copie. Écrivez à ${site.email}. Vous pouvez aussi saisir l’autorité de protection des données dont vous relevez.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de cette page',
      paragraphs: [
        'Quand le site change, cette page change avec lui. La date en haut de la page indique la dernière modification.',
      ],
    },
  ],
};
