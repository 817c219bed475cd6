import { site } from '~/config/site';
import type { NotFoundContent } from '~/content/types/not-found';

export const notFound: NotFoundContent = {
  meta: {
    title: 'Page introuvable',
    description: `Il n’y a pas de page à cette adresse du site ${site.brand}. D’ici, vous rejoignez l’accueil, le portefeuille, les actualités ou le contact.`,
    keywords: ['page introuvable', 'erreur 404', 'accueil', 'navigation du site', 'contact'],
  },
  heading: 'Hors de la carte',
  text: 'Il n’y a pas de page à cette adresse. La page a peut-être été déplacée, ou le lien contient une erreur. Chacun de ces liens vous remet sur le bon cap.',
  linksHeading: 'Ports connus',
};
