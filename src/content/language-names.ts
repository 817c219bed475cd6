/** The offer to read the site in another language, in that language. Every page carries these few words. */
import type { Language } from '~/config/languages';

export const availableIn: Readonly<Record<Language, string>> = {
  en: 'Available in English',
  es: 'Disponible en español',
  fr: 'Disponible en français',
};
