/** Checks the shape of JSON before it is parsed: parsing some kilobytes of brackets would use all memory of a process. */

/** A usual answer of the service has some hundred values, and is nested four levels deep. */
const valuesMax = 50_000;
const depthMax = 32;

/** Returns why a text must not be parsed as JSON; null if it may be. The parser checks whether the text is JSON. */
export function findShapeError(text: string): string | null {
  let [depth, values, isInString] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    // A quotation mark after a backslash does not end the string.
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === ',') values++;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (values > valuesMax) return `the answer has more than ${valuesMax} values`;
    if (depth > depthMax) return `the answer is nested more than ${depthMax} deep`;
  }
  return null;
}
