/** What a visitor who reads another language is told, in that language: every page carries these few words. */
import type { Language } from '~/config/languages';

export const availableIn: Readonly<Record<Language, string>> = {
  en: 'Available in English',
  es: 'Disponible en español',
  fr: 'Disponible en français',
};
