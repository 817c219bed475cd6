/** Firefox, over Marionette: the socket that geckodriver speaks to, and which every Firefox has. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { capabilities, commandLimitMs, commands, type Connection, startLimitMs, type StartOptions } from './protocol';
import { within, Workspace } from './workspace';

/** Nothing but the site is asked, nothing is offered to the visitor, and the console is printed. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'devtools.console.stdout.content': true,
  'dom.disable_beforeunload': true,
  'intl.accept_languages': 'en-US, en',
  // A mail address is nobody's here.
  'network.protocol-handler.external.mailto': false,
  'network.protocol-handler.warn-external.mailto': false,
};

type Answer = readonly [type: 1, id: number, error: { readonly message: string } | null, result: unknown];

/** Frames are their length in bytes, a colon, and JSON. */
class Marionette {
  #received = Buffer.alloc(0);
  #sent = 0;
  #end: string | null = null;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  constructor(readonly socket: Socket) {
    socket.on('data', (data) => {
      this.#received = Buffer.concat([this.#received, data]);
      this.#read();
    });
    socket.on('error', (error) => this.#stop(error.message));
    socket.on('close', () => this.#stop('it is gone'));
  }

  #read(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || this.#received.length < end) return;
      const frame: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first frame is a greeting.
      if (Array.isArray(frame)) this.#answer(frame as unknown as Answer);
    }
  }

  #answer(answer: Answer): void {
    this.#waiting.get(answer[1])?.(answer);
    this.#waiting.delete(answer[1]);
  }

  #stop(message: string): void {
    this.#end ??= message;
    for (const id of this.#waiting.keys()) this.#answer([1, id, { message: this.#end }, null]);
  }

  async send(name: string, parameters: object = {}): Promise<unknown> {
    this.#sent += 1;
    const text = JSON.stringify([0, this.#sent, name, parameters]);
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(this.#sent, resolve));
    if (this.#end === null) this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    else this.#stop(this.#end);
    const [, , error, result] = await within(commandLimitMs, `Firefox, ${name}`, answered);
    if (error !== null) throw new Error(`Firefox, ${name}: ${error.message}`);
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
  }
}

/** Errors and warnings that the browser's own console has: of the site's, and of what was refused to it. */
const readConsole = `
  return Services.console.getMessageArray().flatMap((message) => {
    // What the browser says of itself is no matter of the site, nor a module that was still on its way as a page was left.
    if (!(message instanceof Ci.nsIScriptError) || /^(chrome|resource):/.test(message.sourceName)) return [];
    if (message.errorMessage.startsWith('Loading failed for the module')) return [];
    const text = message.category + ': ' + message.errorMessage + ' (' + message.sourceName + ':' + message.lineNumber + ')';
    return [text];
  });`;

/** What pages log as an error or a warning, but for what the browser says of its own settings. */
const isLogged = /^console\.(?:error|warn|assert): (?!RSLoader)/;

/** @param path of the program */
export function startFirefox(path: string, { javaScript = true }: StartOptions): Promise<Connection> {
  return Workspace.open('Firefox', async (workspace) => {
    const profile = workspace.folder;
    const lines = Object.entries({ ...preferences, 'javascript.enabled': javaScript }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const firefox = workspace.start(
      path,
      ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
      {},
    );
    const port = await workspace.until(firefox, startLimitMs, async () => {
      const written = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
      return written === '' ? null : Number(written);
    });
    const socket = connect(port, '127.0.0.1');
    await within(commandLimitMs, 'Firefox, to connect', once(socket, 'connect'));
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: capabilities } });
    return {
      engine: workspace.engine,
      send: (command, parameters) => marionette.send(commands[command].marionette, parameters),
      problems: async () => {
        await marionette.send('Marionette:SetContext', { value: 'chrome' });
        try {
          const reported = await marionette.send('WebDriver:ExecuteScript', { script: readConsole, args: [] });
          // The console's service knows only of errors.
          const logged = firefox
            .printed()
            .split('\n')
            .filter((line) => isLogged.test(line));
          return [...(reported as readonly string[]), ...logged];
        } finally {
          await marionette.send('Marionette:SetContext', { value: 'content' });
        }
      },
      close: () => workspace.close(),
    };
  });
}
