import { schedulingSlotMinutes } from '../../config/limits';
import { site } from '../../config/site';
import { foundingYear } from '../facts';
import type { PortfolioContent } from '../types/portfolio';

export const portfolio: PortfolioContent = {
  meta: {
    title: 'Portefeuille',
    description: `Le portefeuille ${site.brand}\u00A0: assistant de carrière, plateforme de services, conseil en investissement, commerce en ligne, énergie renouvelable.`,
    keywords: [
      'portefeuille d’investissements',
      'assistant de carrière par IA',
      'plateforme de services',
      'commerce en ligne dans la Caraïbe',
      'société d’énergie renouvelable',
    ],
  },
  hero: {
    heading: 'Notre portefeuille',
    lead: 'Cinq sociétés, et pour chacune une question simple. Où trouver du travail\u00A0? À qui faire appel\u00A0? Comment investir\u00A0? Où vendre\u00A0? Comment éclairer la maison\u00A0?',
  },
  companiesHeading: 'Les sociétés',
  companies: {
    careers: {
      description: 'Un assistant de carrière par intelligence artificielle, pour qui cherche son prochain emploi.',
      longDescription:
        'Beaucoup de gens font leur travail mieux qu’ils n’en parlent. L’assistant les aide à mettre par écrit ce qu’ils savent faire, à améliorer leur CV, à préparer un entretien et à voir quelles offres leur conviennent. Il est fait pour ceux qui changent de pays et de langue pour trouver du travail.',
      imageAlt: 'Dessin\u00A0: des chemins partent ensemble et montent, chacun à sa hauteur',
      stats: [
        { label: 'Fondation', value: '2023' },
        { label: 'Marché', value: 'États-Unis et Amérique latine' },
        { label: 'Domaine', value: 'Emploi et IA' },
      ],
    },
    services: {
      description: 'Une plateforme où prestataires de services et clients se rencontrent.',
      longDescription:
        'Un bon électricien, un bon professeur se trouvent par le bouche-à-oreille, et le bouche-à-oreille s’arrête au bout de la rue. La plateforme donne aux prestataires une page, un agenda et un moyen d’établir un devis. Le client a un seul endroit où comparer et réserver. Ce fut la première société lancée par le groupe.',
      imageAlt: 'Dessin\u00A0: un filet dont les nœuds se tiennent, l’un d’eux allumé',
      stats: [
        { label: 'Fondation', value: '2021' },
        { label: 'Marché', value: 'États-Unis' },
        { label: 'Domaine', value: 'Services de proximité' },
      ],
    },
    advisor: {
      description:
        'Un conseiller en investissement par intelligence artificielle, pour qui veut comprendre son argent.',
      longDescription:
        'Le conseiller étudie les objectifs, l’horizon et les placements de l’épargnant et propose ce qu’il convient d’examiner. Chaque proposition vient avec ses raisons et ses risques, en mots simples. La décision reste à la personne dont c’est l’argent.',
      imageAlt: 'Dessin\u00A0: un phare et son faisceau sur la mer',
      stats: [
        { label: 'Fondation', value: '2023' },
        { label: 'Marché', value: 'États-Unis' },
        { label: 'Domaine', value: 'Épargne personnelle et IA' },
      ],
    },
    commerce: {
      description: 'Des solutions de commerce en ligne pour les commerçants de République dominicaine et d’Haïti.',
      longDescription:
        'Vendre en ligne sur cette île, c’est compter avec deux monnaies, plusieurs langues et des routes qui décident de ce qui arrive, et quand. La société construit des boutiques en ligne, organise le paiement et la livraison pour les commerçants des deux pays, avec un site pour chacun.',
      imageAlt: 'Dessin\u00A0: Hispaniola et ses voisines, avec les routes de commerce qui les relient',
      stats: [
        { label: 'Fondation', value: '2022' },
        { label: 'Marché', value: 'République dominicaine et Haïti' },
        { label: 'Domaine', value: 'Boutiques en ligne et livraison' },
      ],
    },
    energy: {
      description: 'L’énergie renouvelable pour les foyers et les entreprises de la Caraïbe.',
      longDescription:
        'Les îles de la Caraïbe brûlent du carburant importé sous un soleil ardent, dans un vent qui souffle du même côté presque toute l’année. La société conçoit et installe des équipements solaires et éoliens pour les maisons, les commerces et la petite industrie, avec des batteries pour les heures de coupure de courant.',
      imageAlt: 'Dessin\u00A0: l’arc du soleil sur la mer et des pales qui tournent au vent',
      stats: [
        { label: 'Fondation', value: '2023' },
        { label: 'Marché', value: 'Caraïbe' },
        { label: 'Domaine', value: 'Énergie solaire et éolienne' },
      ],
    },
  },
  visitWebsite: 'Visiter le site web',
  visitWebsiteIn: {
    dr: 'Visiter le site web\u00A0: République dominicaine',
    haiti: 'Visiter le site web\u00A0: Haïti',
  },
  approach: {
    heading: 'Notre approche d’investissement',
    columns: [
      {
        title: 'Croissance stratégique',
        points: [
          'Peu d’investissements, étudiés à fond',
          'Des marchés que nous connaissons par notre propre travail',
          'Du capital par étapes, à mesure que les objectifs sont atteints',
          'Des plans qui regardent tôt au-delà des frontières',
        ],
      },
      {
        title: 'Création de valeur',
        points: [
          'Une aide concrète pour recruter, fixer les prix, choisir les outils',
          'Des services partagés, pour que les équipes restent légères',
          'Des chiffres clairs, que chacun peut lire',
          'Ce qu’une société apprend sert à la suivante',
        ],
      },
      {
        title: 'Vision à long terme',
        points: [
          'Un engagement qui se compte en années, non en trimestres',
          'Des fondateurs avec une vraie part et une vraie voix',
          'Des bénéfices qui retournent d’abord à l’entreprise',
          'Des talents et des fournisseurs locaux, partout où nous travaillons',
        ],
      },
    ],
  },
  related: {
    heading: 'Pour continuer',
    links: [
      {
        page: 'contact',
        text: 'Proposer un partenariat',
        title: `Écrivez un message ou réservez un appel de ${schedulingSlotMinutes} minutes`,
        priority: 'high',
        context: ['partenariat', 'opportunités d’investissement', 'contact', 'fondateurs'],
      },
      {
        page: 'about',
        text: 'Qui est derrière ces sociétés',
        title: `Notre mission, nos valeurs et les années depuis ${foundingYear}`,
        priority: 'high',
        context: ['histoire de l’entreprise', 'mission', 'valeurs', 'holding'],
      },
      {
        page: 'news',
        text: 'Les nouvelles de leurs marchés',
        title: 'Affaires et politique, de New York à l’Amérique du Sud',
        priority: 'medium',
        context: ['actualités régionales', 'marchés', 'technologie', 'économie'],
      },
      {
        page: 'home',
        text: 'Ce que nous apportons à une entreprise',
        title: 'Nos savoir-faire et notre façon de choisir',
        priority: 'medium',
        context: ['savoir-faire', 'approche d’investissement', 'aperçu', 'accueil'],
      },
    ],
  },
};
