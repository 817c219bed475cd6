import { analyticsPlaceholder, site } from '~/config/site';
import type { ShellContent } from '~/content/types/shell';
import { dates } from './dates';

// An error is reported to the analytics service; where there is none, nobody hears of it.
const notifies = site.analyticsId !== analyticsPlaceholder;

export const shell: ShellContent = {
  dates,
  skipLink: 'Aller au contenu principal',
  navigation: {
    label: 'Principale',
    getStarted: 'Commencer',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menuLabel: 'Menu',
  },
  search: {
    open: 'Rechercher',
    close: 'Fermer la recherche',
    label: 'Rechercher sur le site',
    placeholder: 'Pages et actualités',
    submit: 'Rechercher',
  },
  scheme: { toDark: 'Passer aux couleurs sombres', toLight: 'Passer aux couleurs claires' },
  language: { label: 'Langue' },
  footer: {
    blurb:
      'Une holding entre New\u00A0York, Santo\u00A0Domingo et Port-\u2060au-\u2060Prince. Nous investissons dans des entreprises en croissance et aidons à les diriger.',
    mailSubject: 'Demande depuis le site web',
    navigationHeading: 'Navigation',
    connectHeading: 'Nous suivre',
    copyright: (year, brand) => `© ${year} ${brand}. Tous droits réservés.`,
    legalLabel: 'Informations légales',
  },
  breadcrumbs: { label: 'Fil d’Ariane' },
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  toast: { dismiss: 'Fermer' },
  errorScreen: {
    heading: 'Une erreur s’est produite',
    text: notifies
      ? 'Notre équipe a été prévenue. Il suffit le plus souvent d’actualiser la page.'
      : 'Il suffit le plus souvent d’actualiser la page.',
    refresh: 'Actualiser la page',
    report: 'Signaler par e-mail',
    reportSubject: 'Erreur sur le site web',
  },
  routerError: {
    heading: 'Erreur inattendue de l’application\u202F!',
    text: 'Cette page n’a pas pu s’afficher.',
    home: 'Retour à l’accueil',
  },
  unreachable: 'Cette page est inaccessible pour le moment. Elle s’ouvrira d’elle-même au retour de la connexion.',
  pageLoaded: (title) => `${title}, page chargée`,
  organization: {
    description: `${site.brand} est une holding stratégique qui investit dans des entreprises à forte croissance et les accompagne aux États-Unis, dans la Caraïbe (République dominicaine, Haïti) et en Amérique latine.`,
    tagline: 'Au service de la croissance, de l’innovation et de l’excellence, d’un secteur à l’autre',
  },
  defaultKeywords: [
    'holding',
    'investissement stratégique',
    'société d’investissement',
    'croissance des entreprises',
    'sociétés en portefeuille',
    'capital privé',
    'excellence opérationnelle',
    'expansion internationale',
    'Caraïbe',
    'République dominicaine',
    'Haïti',
    'Amérique latine',
    'États-Unis',
    'New York',
    'intelligence artificielle',
    'énergie propre',
  ],
  shareImageAlt:
    'Les alizés sur une carte marine de la Caraïbe, avec des lumières à New York, Santo Domingo et Port-au-Prince',
};
