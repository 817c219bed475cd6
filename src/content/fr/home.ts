import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount, industryCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { HomeContent } from '~/content/types/home';
import { companies } from './companies';

export const home: HomeContent = {
  meta: {
    title: 'Investissement stratégique et croissance',
    description: `${site.brand} investit dans des entreprises en croissance entre New York, Santo Domingo et Port-au-Prince, et aide à les diriger.`,
    keywords: [
      'capital de croissance',
      'investir dans la Caraïbe',
      'actionnaire de long terme',
      'groupe de sociétés',
      'croissance transfrontalière',
    ],
  },
  hero: {
    heading: 'Former les\u00A0leaders de\u00A0demain',
    lead: 'Une holding entre New\u00A0York, Santo\u00A0Domingo et Port-\u2060au-\u2060Prince, au service de la croissance, de l’innovation et de l’excellence, d’un secteur à l’autre.',
    portfolio: 'Notre portefeuille',
    contact: 'Contactez-nous',
    chartCaption: 'Les alizés sur le bassin caribéen.',
    pauseWind: 'Mettre en pause l’animation du vent',
    resumeWind: 'Reprendre l’animation du vent',
    harbours: {
      newYork: 'New\u00A0York',
      santoDomingo: 'Santo\u00A0Domingo',
      portAuPrince: 'Port-\u2060au-\u2060Prince',
    },
  },
  figures: {
    label: 'Le groupe en chiffres',
    items: {
      companies: 'Sociétés en portefeuille',
      markets: 'Marchés',
      founded: 'Année de fondation',
      countries: 'Pays',
    },
  },
  capabilities: {
    heading: 'Nos savoir-faire',
    lead: 'Trois métiers que nous exerçons nous-mêmes, dans chacune de nos sociétés.',
    items: {
      investment: {
        title: 'Investissement stratégique',
        text: 'Nous investissons dans peu d’entreprises et nous connaissons bien chacune d’elles. Avant de nous engager, nous nous demandons qui est le client, ce qu’exigeront les années à venir et ce que nous pouvons apporter en plus de l’argent.',
        imageAlt: 'Dessin\u00A0: des courbes de niveau montent des profondeurs vers un sommet éclairé',
      },
      operations: {
        title: 'Excellence opérationnelle',
        text: 'Nous travaillons aux côtés de la direction\u00A0: prix, recrutement, logiciels, tableaux de bord. De petits progrès, réguliers et mesurés honnêtement, font d’une jeune entreprise une entreprise solide.',
        imageAlt: 'Dessin\u00A0: une rose des vents dans son réseau de lignes de rhumb',
      },
      expansion: {
        title: 'Expansion internationale',
        text: 'Ce qui se vend à Santo\u00A0Domingo peut trouver preneur à New\u00A0York et à Port-\u2060au-\u2060Prince. Nous aidons à obtenir les autorisations, à passer d’une langue à l’autre et à trouver les partenaires qu’il faut pour aller d’un port au suivant.',
        imageAlt: 'Dessin\u00A0: des routes partent en éventail d’Hispaniola, au-delà de l’horizon',
      },
    },
  },
  companies: {
    heading: 'Sociétés en portefeuille',
    lead: `${companyCount.fr} dans ${industryCount.fr}, chacune avec une mission bien à elle.`,
    items: companies,
    sites: { dr: 'République dominicaine', haiti: 'Haïti' },
    viewAll: 'Voir toutes les sociétés',
  },
  expertise: {
    heading: 'Découvrir notre expertise',
    links: [
      {
        page: 'portfolio',
        text: 'Le portefeuille en détail',
        title: `${companyCount.fr}\u00A0: ce que fait chacune et où elle travaille`,
        priority: 'high',
        context: ['sociétés en portefeuille', 'investissements', 'secteurs', 'entreprises'],
      },
      {
        page: 'about',
        text: 'Qui nous sommes',
        title: `Notre mission, nos valeurs et les années depuis ${foundingYear}`,
        priority: 'high',
        context: ['histoire de l’entreprise', 'mission', 'valeurs', 'direction'],
      },
      {
        page: 'news',
        text: 'Les nouvelles de la région',
        title: 'Affaires et politique, de New\u00A0York à l’Amérique du Sud',
        priority: 'medium',
        context: ['actualités régionales', 'marchés', 'économie caribéenne', 'analyses'],
      },
      {
        page: 'contact',
        text: 'Parlez-nous',
        title: `Écrivez un message ou réservez un appel de ${schedulingSlotMinutes} minutes`,
        priority: 'medium',
        context: ['contact', 'partenariat', 'demande d’investissement', 'presse'],
      },
    ],
  },
  approach: {
    heading: 'Approche d’investissement',
    lead: 'Comment nous choisissons le cap, comment nous le tenons, et jusqu’où nous regardons.',
    pillars: [
      {
        title: 'Vision stratégique',
        text: 'Nous fixons le cap avant de choisir l’entreprise\u00A0: quels besoins vont durer, quels marchés s’ouvrent, et qui y travaille déjà.',
      },
      {
        title: 'Priorité à la croissance',
        text: 'Nous cherchons des entreprises chez qui les clients reviennent et qui ont de quoi grandir. C’est là que nous mettons du temps, des équipes et du capital.',
      },
      {
        title: 'Portée internationale',
        text: 'Pour nous, les États-Unis, la Caraïbe et l’Amérique latine sont un seul et même voisinage. Ce qu’une société apprend sur un marché profite aux autres.',
      },
    ],
  },
  closing: {
    heading: 'Et si nous devenions partenaires\u202F?',
    text: 'Dites-nous ce que vous construisez et jusqu’où vous voulez le mener. Quelques lignes suffisent pour commencer.',
    action: 'Engager la conversation',
  },
};
