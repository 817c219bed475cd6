import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { AboutContent } from '~/content/types/about';

export const about: AboutContent = {
  meta: {
    title: 'Qui nous sommes',
    description: `Depuis ${foundingYear}, ${site.brand} investit dans des entreprises des Amériques. Découvrez notre mission, nos valeurs et notre parcours.`,
    keywords: ['qui nous sommes', 'histoire de l’entreprise', 'mission et vision', 'valeurs', 'holding de la Caraïbe'],
  },
  hero: {
    heading: `Découvrir ${site.brand}`,
    tagline: 'Au service de la croissance, de l’innovation et de l’excellence, d’un secteur à l’autre.',
  },
  mission: {
    title: 'Notre mission',
    text: 'Repérer des entreprises qui ont de quoi grandir et leur apporter ce que la croissance exige\u00A0: du capital, des personnes d’expérience et un accès à de nouveaux marchés. Nous le faisons dans plusieurs secteurs, aux États-Unis, dans la Caraïbe et en Amérique latine.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Une région réputée pour les entreprises qu’elle fait naître. Qu’une entreprise née à Port-\u2060au-\u2060Prince ou à Santo\u00A0Domingo ait New\u00A0York à sa portée, et qu’une bonne idée venue de New\u00A0York trouve le chemin du Sud.',
  },
  values: {
    heading: 'Nos valeurs',
    items: [
      {
        title: 'Intégrité',
        text: 'Nous disons ce que nous savons et ce que nous ignorons. Les conditions sont écrites, les chiffres sont sur la table, et chaque promesse porte une date.',
      },
      {
        title: 'Excellence',
        text: 'Nous préférons avoir peu de sociétés et bien les gérer. Le travail bien fait se vérifie, se répète et s’améliore. Il fait rarement du bruit.',
      },
      {
        title: 'Innovation',
        text: 'Une technologie nouvelle mérite sa place quand elle lève une vraie difficulté. Nous essayons tôt, à petits pas, et gardons ce qui marche.',
      },
    ],
  },
  timeline: {
    heading: 'Année par année',
    items: {
      '2020': {
        title: 'Fondation',
        text: 'Le groupe est fondé pour investir dans des entreprises en croissance aux États-Unis, dans la Caraïbe et en Amérique latine.',
      },
      '2021': {
        title: 'Lancement de la plateforme de services',
        text: 'La première plateforme ouvre ses portes\u00A0: un lieu où prestataires et clients se rencontrent.',
      },
      '2022': {
        title: 'République dominicaine et Haïti',
        text: 'Le groupe s’établit dans les deux pays et s’y lance dans le commerce en ligne.',
      },
      '2023': {
        title: 'Intelligence artificielle et énergie renouvelable',
        text: 'Un assistant de carrière et un conseiller en investissement voient le jour, tous deux fondés sur l’intelligence artificielle. Une société d’énergie renouvelable suit la même année.',
      },
      '2024': {
        title: 'L’expansion continue',
        text: 'Les sociétés entrent sur de nouveaux marchés, et le groupe grandit avec elles.',
      },
    },
  },
  related: {
    heading: 'En savoir plus sur le groupe',
    links: [
      {
        page: 'portfolio',
        text: 'Les sociétés du groupe',
        title: `${companyCount.fr}\u00A0: ce que fait chacune et où elle travaille`,
        priority: 'high',
        context: ['sociétés en portefeuille', 'investissements', 'filiales', 'secteurs'],
      },
      {
        page: 'contact',
        text: 'Prendre contact',
        title: `Écrivez un message ou réservez un appel de ${schedulingSlotMinutes} minutes`,
        priority: 'high',
        context: ['contact', 'partenariat', 'relations avec les investisseurs', 'presse'],
      },
      {
        page: 'news',
        text: 'Ce qui se passe dans la région',
        title: 'Affaires et politique, de New\u00A0York à l’Amérique du Sud',
        priority: 'medium',
        context: ['actualités régionales', 'Caraïbe', 'Amérique latine', 'analyses'],
      },
      {
        page: 'home',
        text: 'Le groupe en un coup d’œil',
        title: 'Savoir-faire, sociétés et approche sur une seule page',
        priority: 'medium',
        context: ['aperçu', 'savoir-faire', 'approche d’investissement', 'accueil'],
      },
    ],
  },
};
