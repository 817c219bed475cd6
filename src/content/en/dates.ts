import { languages } from '../../config/languages';
import { dateWordsOf } from '../date-words';

export const dates = dateWordsOf(languages.en.tag);
