import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { ContactContent } from '~/content/types/contact';

export const contact: ContactContent = {
  meta: {
    title: 'Nous contacter',
    description: `Écrivez à ${site.brand} pour un investissement, un partenariat ou un reportage, ou réservez un appel. Nous lisons le français, l’anglais et l’espagnol.`,
    keywords: [
      'contact',
      'opportunités d’investissement',
      'demande de partenariat',
      'demande presse',
      'réserver un appel',
    ],
  },
  hero: {
    heading: 'Parlons-en',
    lead: 'Un investissement, un partenariat, un reportage en cours\u00A0: dites-nous en quelques mots de quoi il s’agit, en français, en anglais ou en espagnol.',
    mailSubject: 'Demande depuis le site web',
    scheduleNote: 'Réservez un appel',
    localTime: 'Heure locale',
    harbours: {
      newYork: 'New\u00A0York',
      santoDomingo: 'Santo\u00A0Domingo',
      portAuPrince: 'Port-\u2060au-\u2060Prince',
    },
  },
  form: {
    heading: 'Écrire un message',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse électronique',
    subject: 'Objet',
    subjectPlaceholder: 'Choisissez un objet',
    subjects: {
      investment: 'Opportunités d’investissement',
      partnership: 'Demande de partenariat',
      media: 'Demande presse',
      other: 'Autre',
    },
    message: 'Message',
    requiredNote:
      'Tous les champs sont obligatoires. Le bouton ouvre votre logiciel de messagerie avec le message déjà rempli. Rien n’est envoyé depuis cette page.',
    submit: 'Ouvrir dans la messagerie',
    mailLabels: { name: 'Nom', email: 'Adresse électronique', message: 'Message' },
    handedOff:
      'Votre logiciel de messagerie devrait être ouvert. Le message ne partira que lorsque vous y cliquerez sur «\u00A0Envoyer\u00A0».',
    fallbackHeading: 'Pas de logiciel de messagerie\u202F?',
    fallbackText: `Copiez le message et envoyez-le à ${site.email} depuis n’importe quelle messagerie.`,
    copy: 'Copier le message',
    copied: 'Message copié',
    copyFailed: 'Le message n’a pas pu être copié. Sélectionnez le texte et copiez-le vous-même.',
    draftKept: 'Votre brouillon reste dans ce navigateur jusqu’à ce que vous l’effaciez.',
    clear: 'Effacer le brouillon',
  },
  scheduling: {
    heading: `Réserver un appel de ${schedulingSlotMinutes} minutes`,
    text: 'Si vous préférez parler, choisissez une heure dans le calendrier.',
    frameTitle: `Calendrier pour réserver un appel de ${schedulingSlotMinutes} minutes`,
    loading: 'Chargement du calendrier',
    failed: 'Le calendrier n’a pas pu s’afficher ici. Le lien ci-dessous l’ouvre dans un autre onglet.',
    openInTab: 'Ouvrir le calendrier à part',
  },
  related: {
    heading: 'Avant d’écrire',
    links: [
      {
        page: 'portfolio',
        text: 'Les sociétés que nous soutenons',
        title: `${companyCount.fr}\u00A0: ce que fait chacune et où elle travaille`,
        priority: 'high',
        context: ['sociétés en portefeuille', 'investissements', 'secteurs', 'exemples'],
      },
      {
        page: 'about',
        text: 'À qui vous allez parler',
        title: `Notre mission, nos valeurs et les années depuis ${foundingYear}`,
        priority: 'high',
        context: ['histoire de l’entreprise', 'mission', 'valeurs', 'contexte'],
      },
      {
        page: 'home',
        text: 'Comment nous choisissons nos investissements',
        title: 'Nos savoir-faire et notre approche sur une seule page',
        priority: 'medium',
        context: ['approche d’investissement', 'savoir-faire', 'aperçu', 'accueil'],
      },
      {
        page: 'news',
        text: 'Les nouvelles de la région',
        title: 'Affaires et politique, de New\u00A0York à l’Amérique du Sud',
        priority: 'medium',
        context: ['actualités régionales', 'Caraïbe', 'marchés', 'analyses'],
      },
    ],
  },
};
