import { site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

export const terms: LegalContent = {
  meta: {
    title: 'Conditions',
    description: `Les conditions d’utilisation du site ${site.brand}\u00A0: à quoi servent ses pages, à quoi elles ne servent pas, et à qui appartient ce qu’on y lit.`,
    keywords: [
      'conditions d’utilisation',
      'aucun conseil en investissement',
      'liens externes',
      'marques',
      'droit applicable New\u00A0York',
    ],
  },
  heading: 'Conditions d’utilisation',
  lead: 'Ces conditions valent pour toute personne qui utilise ce site web. Elles sont brèves et faites pour être lues.',
  lastChangedLabel: 'Dernière modification\u00A0:',
  contentsHeading: 'Sur cette page',
  sections: [
    {
      id: 'using-the-website',
      heading: 'Utilisation de ce site',
      paragraphs: [
        `${site.brand} publie ce site pour informer les investisseurs, les partenaires, les médias et le public au sujet de l’entreprise. Vous pouvez lire ses pages, y faire des liens et les imprimer. En utilisant le site, vous acceptez ces conditions. Si vous ne les acceptez pas, nous vous prions de ne pas l’utiliser.`,
        'Nous vous prions aussi de ne pas chercher à perturber le site, à accéder à ses systèmes ou à l’employer à des fins illicites.',
      ],
    },
    {
      id: 'no-investment-advice',
      heading: 'Ni offre ni conseil',
      paragraphs: [
        'Rien sur ce site n’est une offre de vente ni une invitation à acheter des titres ou d’autres produits financiers, dans quelque pays que ce soit. Rien n’y est un conseil en investissement, juridique ou fiscal. Ce qui est dit des projets exprime des intentions et peut changer. Avant de décider d’un investissement, consultez un conseiller qui connaît votre situation.',
      ],
    },
    {
      id: 'portfolio-companies',
      heading: 'Les sociétés présentées',
      paragraphs: [
        'Les sociétés du portefeuille présentées sur ce site sont des exemples. Leurs noms sont inventés et leurs adresses web peuvent ne mener nulle part. Elles représentent les types d’entreprises dans lesquelles le groupe investit.',
        'Lorsqu’une société a son propre site, elle est seule responsable de ce site et de ce qu’elle y vend.',
      ],
    },
    {
      id: 'news',
      heading: 'Articles d’actualité',
      paragraphs: [
        'Les titres, résumés et images de la page d’actualités appartiennent à leurs éditeurs, nommés sur chaque carte. Nous les montrons pour signaler l’article complet sur le site de l’éditeur. Nous ne les avons pas vérifiés, et les montrer ne veut pas dire que nous les approuvons.',
        'Les articles signalés comme exemples sont inventés et ne rapportent rien de réel.',
      ],
    },
    {
      id: 'market-figures',
      heading: 'Chiffres des marchés',
      paragraphs: [
        'Les chiffres de l’aperçu des marchés sont fixes et donnés à titre d’illustration. Ce ne sont pas des données en direct, et aucune décision ne doit se fonder sur eux.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Textes, images et marques',
      paragraphs: [
        `Les textes, les dessins et la mise en page de ce site appartiennent à ${site.brand} ou sont utilisés avec autorisation. Pour tout usage autre que la citation et le lien, demandez-nous d’abord. Les noms et logos d’autres entreprises sont les marques de leurs propriétaires.`,
      ],
    },
    {
      id: 'external-links',
      heading: 'Liens et services intégrés',
      paragraphs: [
        'Certains liens mènent à d’autres sites, et le calendrier de la page de contact appartient à un prestataire externe. Nous ne maîtrisons pas ces services et ne répondons pas de ce qu’ils montrent ou font. Leurs propres conditions s’appliquent.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité',
      paragraphs: [
        'Nous prenons soin de ce site, mais nous le proposons tel quel. Nous ne promettons pas qu’il soit complet, sans erreur ou toujours accessible. Dans la mesure où la loi le permet, nous ne répondons pas des pertes dues à son utilisation ou à la confiance mise dans ce qu’il dit. Rien dans ces conditions ne limite une responsabilité que la loi ne permet pas de limiter.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Droit applicable',
      paragraphs: [
        'Ces conditions sont régies par le droit de l’État de New\u00A0York, sans égard à ses règles de conflit de lois. Les litiges relèvent des tribunaux de l’État ou des tribunaux fédéraux de la ville de New\u00A0York. Si vous utilisez le site en tant que consommateur, vous gardez la protection que vous accorde la loi de votre pays.',
        'Si l’une de ces conditions n’est pas valable, les autres demeurent. Si le texte anglais et une traduction diffèrent, le texte anglais fait foi.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Modifications et contact',
      paragraphs: [
        `Nous pouvons modifier ces conditions. La date en haut de la page indique la dernière modification, et la version affichée ici est celle qui vaut. Pour toute question, écrivez à ${site.email}.`,
      ],
    },
  ],
};
