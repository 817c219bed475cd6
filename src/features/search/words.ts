import { fold } from '~/lib/fold';

/** Letters and digits of any script; marks belong to the letter before them. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words whose last letter makes no plural. */
const singular = new Set(['news']);

/**
 * A word as the search compares it: without case, accents and the endings of number and language. "Companies" finds
 * "company", "sociétés" finds "société", and "energy" finds "énergie".
 */
export function termOf(word: string): string {
  const folded = fold(word);
  if (folded.length < 4 || singular.has(folded)) return folded;
  return folded.replace(/([^s])s$/, '$1').replace(/(?:ie|y)$/, 'i');
}

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** The words of a text with their places in it, in UTF-16 units. */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(word), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    term: termOf(match),
  }));
}

export function tokenize(text: string): string[] {
  return text.match(word) ?? [];
}

/**
 * Words without a subject, in all languages at once: an article's language is not always the page's. None is a subject
 * in another language ("us", "ai", "son", "or").
 */
const fillers = new Set(
  [
    'a an and are as at be been but by can do does for from has have how i if in into is it its me my not of on that the their them then there they this to was we were what when where which who will with would you your',
    'al como con cual de del donde el ella en entre es esta este lo los la las le les mas mi muy no nos o para pero por que se si sin sobre su sus tu un una unas uno unos y ya',
    'au aux avec c ce ces cette chez d dans des du elle est et eux il ils je l leur leurs ma mais mes mon n ne notre nous ou par pas pour qu quel quelle qui s sa ses sont sur ta te tes ton une vos votre vous',
  ].flatMap((list) => list.split(' ')),
);

export function isFiller(word: string): boolean {
  return fillers.has(fold(word));
}
