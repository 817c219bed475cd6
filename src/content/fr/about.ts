import { schedulingSlotMinutes } from '../../config/limits';
import { site } from '../../config/site';
import { companyCount } from '../counts';
import { foundingYear } from '../facts';
import type { AboutContent } from '../types/about';

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
    text: 'Trouver des entreprises qui ont de la place pour grandir et leur donner ce que la croissance demande\u00A0: du capital, des gens d’expérience et un accès à de nouveaux marchés. Nous le faisons dans plusieurs secteurs, aux États-Unis, dans la Caraïbe et en Amérique latine.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Une région connue pour les entreprises qu’elle bâtit. Qu’une entreprise née à Port-au-Prince ou à Santo Domingo ait New York à sa portée, et qu’une bonne idée de New York trouve le chemin du sud.',
  },
  values: {
    heading: 'Nos valeurs',
    items: [
      {
        title: 'Intégrité',
        text: 'Nous disons ce que nous savons et ce que nous ignorons. Les conditions sont écrites, les chiffres sont sur la table, et ce que nous promettons porte une date.',
      },
      {
        title: 'Excellence',
        text: 'Nous préférons avoir peu de sociétés et bien les tenir. Le bon travail se vérifie, se répète et s’améliore. Il fait rarement du bruit.',
      },
      {
        title: 'Innovation',
        text: 'Une technologie nouvelle gagne sa place quand elle lève une vraie difficulté. Nous essayons tôt, à petits pas, et gardons ce qui marche.',
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
        text: 'La première plateforme ouvre\u00A0: un lieu où prestataires et clients se rencontrent.',
      },
      '2022': {
        title: 'République dominicaine et Haïti',
        text: 'Le groupe s’établit dans les deux pays et y débute dans le commerce en ligne.',
      },
      '2023': {
        title: 'Intelligence artificielle et énergie renouvelable',
        text: 'Un assistant de carrière et un conseiller en investissement sont lancés, tous deux avec l’intelligence artificielle. Une société d’énergie renouvelable suit la même année.',
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
        title: 'Affaires et politique, de New York à l’Amérique du Sud',
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
