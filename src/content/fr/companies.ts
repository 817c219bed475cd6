import type { CompaniesContent } from '~/content/types/companies';

export const companies: CompaniesContent = {
  careers: {
    kind: 'Assistant de carrière IA',
    tagline: 'Aide chacun à dire ce qu’il sait faire et à trouver qui en a besoin.',
    question: 'Où trouver du travail\u202F?',
    description:
      'Un assistant de carrière fondé sur l’intelligence artificielle, pour qui cherche son prochain emploi.',
    longDescription:
      'Beaucoup de gens font leur travail mieux qu’ils n’en parlent. L’assistant les aide à mettre par écrit ce qu’ils savent faire, à améliorer leur CV, à préparer un entretien et à voir quelles offres leur conviennent. Il est fait pour ceux qui changent de pays et de langue pour trouver du travail.',
    imageAlt: 'Dessin\u00A0: des chemins partent ensemble et montent, chacun à sa hauteur',
    market: 'États-Unis et Amérique latine',
    focus: 'Emploi et IA',
  },
  services: {
    kind: 'Plateforme de services',
    tagline: 'Rapproche les bons prestataires de ceux qui les cherchent.',
    question: 'À qui faire appel\u202F?',
    description: 'Une plateforme où prestataires de services et clients se rencontrent.',
    longDescription:
      'Un bon électricien, un bon professeur se trouvent par le bouche-à-oreille, et le bouche-à-oreille s’arrête au bout de la rue. La plateforme donne aux prestataires une page, un agenda et un moyen d’établir un devis. Le client a un seul endroit où comparer et réserver. C’est la première société que le groupe a lancée.',
    imageAlt: 'Dessin\u00A0: un filet dont les nœuds se tiennent, l’un d’eux allumé',
    market: 'États-Unis',
    focus: 'Services de proximité',
  },
  advisor: {
    kind: 'Conseiller en investissement IA',
    tagline: 'Des conseils d’investissement qui s’expliquent.',
    question: 'Comment investir\u202F?',
    description:
      'Un conseiller en investissement fondé sur l’intelligence artificielle, pour qui veut comprendre son argent.',
    longDescription:
      'Le conseiller étudie les objectifs, l’horizon et les placements de l’épargnant et propose ce qu’il convient d’examiner. Chaque proposition est livrée avec ses raisons et ses risques, en mots simples. La décision revient toujours à l’épargnant.',
    imageAlt: 'Dessin\u00A0: un phare et son faisceau sur la mer',
    market: 'États-Unis',
    focus: 'Épargne personnelle et IA',
  },
  commerce: {
    kind: 'Solutions de commerce en ligne',
    tagline: 'Vendre en ligne dans deux pays qui partagent une île.',
    question: 'Où vendre\u202F?',
    description: 'Des solutions de commerce en ligne pour les commerçants de République dominicaine et d’Haïti.',
    longDescription:
      'Vendre en ligne sur cette île, c’est composer avec deux monnaies, plusieurs langues et des routes qui décident de ce qui arrive, et quand. La société crée des boutiques en ligne et organise le paiement et la livraison pour les commerçants des deux pays, avec un site pour chacun.',
    imageAlt: 'Dessin\u00A0: Hispaniola et ses voisines, avec les routes de commerce qui les relient',
    market: 'République dominicaine et Haïti',
    focus: 'Boutiques en ligne et livraison',
  },
  energy: {
    kind: 'Énergie renouvelable',
    tagline: 'L’électricité du soleil et du vent que les îles ont déjà.',
    question: 'Comment éclairer la maison\u202F?',
    description: 'L’énergie renouvelable pour les foyers et les entreprises de la Caraïbe.',
    longDescription:
      'Les îles de la Caraïbe brûlent du carburant importé sous un soleil ardent, dans un vent qui souffle du même côté presque toute l’année. La société conçoit et installe des équipements solaires et éoliens pour les maisons, les commerces et la petite industrie, avec des batteries pour les heures de coupure.',
    imageAlt: 'Dessin\u00A0: l’arc du soleil sur la mer et des pales qui tournent au vent',
    market: 'Caraïbe',
    focus: 'Énergie solaire et éolienne',
  },
};
