import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyIds, companyNames } from '~/content/companies';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { PortfolioContent } from '~/content/types/portfolio';
import { companies } from './companies';

export const portfolio: PortfolioContent = {
  meta: {
    title: 'Portefeuille',
    description: `Le portefeuille ${site.brand}\u00A0: ${companyNames}. Ce que fait chaque société et où elle travaille.`,
    keywords: ['portefeuille d’investissements', ...companyIds.map((id) => companies[id].kind)],
  },
  hero: {
    heading: 'Notre portefeuille',
    lead: `${companyCount.fr}, et pour chacune une question simple. ${companyIds.map((id) => companies[id].question).join(' ')}`,
  },
  companiesHeading: 'Les sociétés',
  companies,
  statLabels: { founded: 'Fondation', market: 'Marché', focus: 'Domaine' },
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
        title: 'Affaires et politique, de New\u00A0York à l’Amérique du Sud',
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
