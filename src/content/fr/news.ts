import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import { categoryNames, regionNames } from '~/content/news-names';
import type { NewsContent } from '~/content/types/news';

export const news: NewsContent = {
  meta: {
    title: 'Actualités régionales',
    description:
      'Affaires, politique et marchés des États-Unis, d’Haïti, de République dominicaine, de la Caraïbe et d’Amérique latine, en un seul lieu.',
    keywords: [
      'actualités régionales',
      'économie de la Caraïbe',
      'actualités d’Haïti',
      'actualités dominicaines',
      'marchés d’Amérique latine',
    ],
  },
  selectionMeta: {
    title: (selection) => `Actualités régionales\u00A0: ${selection}`,
    description: (selection) =>
      `${selection}\u00A0: les articles les plus récents de nombreux médias, et le reste de l’actualité régionale à un clic.`,
  },
  hero: {
    heading: 'Actualités régionales',
    lead: 'Affaires, politique et marchés, de New\u00A0York à l’Amérique du Sud, réunis à partir de nombreux médias et classés par région.',
    contact: `Pour la presse\u00A0: ${site.email}`,
    mailSubject: 'Demande presse',
  },
  filters: {
    regionsLabel: 'Région',
    categoriesLabel: 'Rubrique',
    regions: regionNames.fr,
    categories: categoryNames.fr,
  },
  list: {
    label: 'Articles',
    loadMore: 'Afficher plus d’articles',
    loading: 'Chargement…',
    firstLoad: 'Chargement des articles',
    failed: 'Les articles n’ont pas pu être chargés',
    retry: 'Réessayer',
    offline: 'Vous êtes hors connexion. Les articles déjà affichés restent lisibles.',
    online: 'La connexion est rétablie.',
    empty: 'Il n’y a pas encore d’articles dans cette sélection.',
    none: 'Il n’y a pas encore d’actualités ici. Les premiers articles viendront avec la prochaine mise à jour.',
    shown: (count) => (count < 2 ? `${count} article affiché` : `${count} articles affichés`),
    added: (count) => (count < 2 ? `${count} article ajouté` : `${count} articles ajoutés`),
    end: 'C’est tout pour cette sélection.',
    nearest: 'À voir plutôt\u00A0:',
    near: 'Voir aussi\u00A0:',
    stillShown: (selection) => `Toujours affiché\u00A0: ${selection}`,
    olderInFeed: 'Articles plus anciens dans le flux Atom',
  },
  freshness: (date) => `Mis à jour le ${date}`,
  stale: (days) => `Dernière mise à jour il y a ${days} jours`,
  sampleNotice:
    'Ces articles sont des exemples, inventés pour montrer comment la page fonctionne. Ils ne rapportent rien de réel.',
  languageNotice: 'Les articles sont en anglais.',
  markets: {
    heading: 'Aperçu des marchés régionaux',
    note: 'Chiffres fixes, donnés à titre d’illustration. Ce ne sont pas des données en direct, et aucune décision ne doit s’appuyer sur eux.',
    items: {
      us: 'Marchés des États-Unis',
      caribbean: 'Marchés de la Caraïbe',
      latinAmerica: 'Amérique latine',
      trade: 'Commerce régional',
    },
    up: 'En hausse',
  },
  feeds: {
    label: 'Suivre cette région',
    title: (region) => `Actualités ${site.brand}\u00A0: ${region}`,
    formats: { xml: 'Atom', json: 'JSON' },
  },
  related: {
    heading: 'Derrière les nouvelles',
    links: [
      {
        page: 'portfolio',
        text: 'Nos sociétés sur ces marchés',
        title: `${companyCount.fr}\u00A0: ce que fait chacune et où elle travaille`,
        priority: 'high',
        context: ['sociétés en portefeuille', 'affaires dans la Caraïbe', 'technologie', 'énergie'],
      },
      {
        page: 'contact',
        text: 'Contact pour la presse',
        title: 'Les questions des journalistes, par message ou par appel',
        priority: 'high',
        context: ['demande presse', 'médias', 'interview', 'contact'],
      },
      {
        page: 'about',
        text: 'À propos du groupe',
        title: `Notre mission, nos valeurs et les années depuis ${foundingYear}`,
        priority: 'medium',
        context: ['histoire de l’entreprise', 'contexte', 'mission', 'valeurs'],
      },
      {
        page: 'home',
        text: 'Comment nous investissons dans la région',
        title: 'Savoir-faire, sociétés et approche sur une seule page',
        priority: 'medium',
        context: ['approche d’investissement', 'savoir-faire', 'aperçu', 'accueil'],
      },
    ],
  },
};
