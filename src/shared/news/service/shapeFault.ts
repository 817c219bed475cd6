/** Looks at the shape of JSON before it is parsed: some kilobytes of brackets would take a process all of its memory. */

/** An answer of the service has some hundred values, and is nested four deep. */
const valuesMax = 50_000;
const depthMax = 32;

/** Why a text of JSON is not to be parsed; null if it may be. Whether it is JSON at all is the parser's business. */
export function shapeFault(text: string): string | null {
  let [depth, values, isInString] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    // What follows a backslash ends no string.
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === ',') values++;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (values > valuesMax) return `the answer has more than ${valuesMax} values`;
    if (depth > depthMax) return `the answer is nested more than ${depthMax} deep`;
  }
  return null;
}
