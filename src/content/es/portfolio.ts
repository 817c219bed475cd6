import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyIds, companyNames } from '~/content/companies';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { PortfolioContent } from '~/content/types/portfolio';
import { companies } from './companies';

export const portfolio: PortfolioContent = {
  meta: {
    title: 'Portafolio',
    description: `${companyNames}: las empresas de ${site.brand}, qué hace cada una y dónde trabaja.`,
    keywords: ['portafolio de inversiones', ...companyIds.map((id) => companies[id].kind)],
  },
  hero: {
    heading: 'Nuestro portafolio',
    lead: `${companyCount.es}, cada una con una pregunta sencilla que responder. ${companyIds.map((id) => companies[id].question).join(' ')}`,
  },
  companiesHeading: 'Las empresas',
  companies,
  statLabels: { founded: 'Fundación', market: 'Mercado', focus: 'Enfoque' },
  visitWebsite: 'Visitar el sitio web',
  visitWebsiteIn: {
    dr: 'Visitar el sitio web: República Dominicana',
    haiti: 'Visitar el sitio web: Haití',
  },
  approach: {
    heading: 'Nuestro enfoque de inversión',
    columns: [
      {
        title: 'Crecimiento estratégico',
        points: [
          'Pocas inversiones, estudiadas a fondo',
          'Mercados que conocemos por nuestro propio trabajo',
          'Capital por etapas, según se cumplen las metas',
          'Planes que desde temprano miran más allá de la frontera',
        ],
      },
      {
        title: 'Creación de valor',
        points: [
          'Ayuda práctica en contrataciones, precios y sistemas',
          'Servicios compartidos para que los equipos sigan ligeros',
          'Cifras claras, que todos puedan leer',
          'Lecciones que pasan de una empresa a otra',
        ],
      },
      {
        title: 'Visión a largo plazo',
        points: [
          'Una permanencia que se mide en años, no en trimestres',
          'Fundadores con participación y voz de verdad',
          'Ganancias que vuelven primero al negocio',
          'Talento y suplidores locales dondequiera que trabajamos',
        ],
      },
    ],
  },
  related: {
    heading: 'Para continuar',
    links: [
      {
        page: 'contact',
        text: 'Proponga una alianza',
        title: `Escriba un mensaje o reserve una llamada de ${schedulingSlotMinutes} minutos`,
        priority: 'high',
        context: ['alianzas', 'oportunidades de inversión', 'contacto', 'fundadores'],
      },
      {
        page: 'about',
        text: 'Quién está detrás de las empresas',
        title: `Nuestra misión, nuestros valores y los años desde ${foundingYear}`,
        priority: 'high',
        context: ['historia de la empresa', 'misión', 'valores', 'holding'],
      },
      {
        page: 'news',
        text: 'Noticias de sus mercados',
        title: 'Negocios y política, de Nueva\u00A0York a América del Sur',
        priority: 'medium',
        context: ['noticias regionales', 'mercados', 'tecnología', 'economía'],
      },
      {
        page: 'home',
        text: 'Lo que aportamos a una empresa',
        title: 'Nuestras capacidades y cómo elegimos en qué invertir',
        priority: 'medium',
        context: ['capacidades', 'enfoque de inversión', 'resumen', 'inicio'],
      },
    ],
  },
};
