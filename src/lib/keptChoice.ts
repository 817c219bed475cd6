/** A visitor's answer to a question of privacy, kept for six months as the CNIL asks: then it is put again. */
import * as visitorStorage from './visitorStorage';

const keptMs = 183 * 86_400_000;

/** @returns the answer under a key; null where none was given, or not lately */
export function getChoice(key: string): string | null {
  const [choice = '', at] = (visitorStorage.get(key) ?? '').split('@');
  const age = Date.now() - Number(at);
  return age >= 0 && age < keptMs ? choice : null;
}

export function setChoice(key: string, choice: string): void {
  visitorStorage.set(key, `${choice}@${Date.now()}`);
}
