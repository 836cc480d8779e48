import { language, say } from '../../language.svelte.ts';
import { inWords, toast } from '../../toast.svelte.ts';
import { newId, Refused } from '../../wire/api.ts';
import type { MakeOwnDeck, OwnLimits } from '../../wire/protocol.ts';
import { changeOwnDeck, makeOwnDeck, ownDeck } from './api.ts';
import { unpackedInto } from './archives.ts';
import { turnedOnce, type Choice } from './crop.ts';
import { Drafts, kept } from './drafts.ts';
import type { Chosen, Handful } from './files.ts';
import { carryOut, type Place } from './jobs.ts';
import { loaded } from './loaded.ts';
import type { Words } from './manifest.ts';
import { isCut, keepOriginals } from './originals.ts';
import { newPicture, type Picture } from './picture.ts';
import { counted, isSettled } from './progress.ts';
import { nextJobs, pause, type Job } from './queue.ts';
import { keepSecrets } from './secrets.ts';
import { forgetTypedName, keepTypedName, typedName } from './typed.ts';
import { benchesHere, Workshop } from './workshop.ts';

export type Reach = NonNullable<MakeOwnDeck['reach']>;

/** Answers after which the same request may succeed: too much at once, or a server that restarts. */
const PASSING = new Set(['too_many_requests', 'busy', 'not_stored', 'not_certain', 'draining']);

/** As many characters as its field takes. */
const LONGEST_NAME = 60;

/** How many files are kept at a time: one by one is slow, and all at once may be more than a browser takes. */
const AT_ONCE = 20;

/** How long a hand rests before a picture is cut anew, in milliseconds. */
const REST = 600;

/** A deck in the making: its pictures, and how they get to the server. */
export class Making implements Place {
  pictures = $state<Picture[]>([]);
  name = $state('');
  reach = $state<Reach>('link');
  author = $state('');
  licence = $state('');
  deck = $state<string>();
  /** It can be played with already. */
  ready = $state(false);
  /** Nothing is sent for a while; it is tried again by itself. */
  paused = $state<'lost' | 'busy'>();
  /** What went wrong with more than one picture: a sentence. */
  problem = $state('');
  /** The server takes nothing more of this deck. */
  stopped = $state(false);
  keeping = $state(false);
  /** How many pictures were too many. */
  tooMany = $state(0);

  readonly counts = $derived(counted(this.pictures));

  readonly drafts = new Drafts();
  readonly limits: OwnLimits;
  readonly #table: string | undefined;
  readonly #benches = benchesHere();
  readonly workshop = new Workshop(this.#benches);
  /** Of its name and its descriptions. */
  #language: string = language.current;
  #made: Promise<string> | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #rests = new Map<string, ReturnType<typeof setTimeout>>();
  #kept: ((deck: string) => void) | undefined;
  #closed = false;

  constructor(limits: OwnLimits, table?: string) {
    this.limits = limits;
    this.#table = table;
    this.reach = table ? 'table' : 'link';
    addEventListener('online', this.#online);
    addEventListener('beforeunload', this.#leaving);
  }

  /** Goes on with a deck that was begun, with what was sent and what wasn't. */
  async load(deck: string): Promise<void> {
    const found = await ownDeck(deck);
    const unsent = await this.drafts.of(deck);
    this.deck = deck;
    this.#made = Promise.resolve(deck);
    this.name = typedName(deck) ?? found.name;
    this.reach = found.reach;
    this.#language = found.language;
    this.author = found.author;
    this.licence = found.licence;
    this.ready = found.state === 'ready';
    this.pictures = loaded(found.cards, unsent);
    this.pump();
  }

  /** Takes what was dropped or chosen. Archives are unpacked while their first pictures are on their way already. */
  async take({ pictures, archives, title }: Handful): Promise<void> {
    const guess = title.slice(0, LONGEST_NAME);
    this.name ||= guess;
    this.tooMany = 0;
    this.problem = '';
    this.#add(pictures);
    for (const archive of archives) {
      const wrong = await unpackedInto(this.workshop, archive, this.limits.cards, {
        words: (words) => this.#takeWords(words, guess),
        picture: (picture) => this.#add([picture]),
      });
      // Two of them may be damaged.
      this.problem = language.sentences([this.problem, wrong]);
    }
  }

  /** What an archive's deck.json says of the deck; what is written here already stays. */
  #takeWords(words: Words, guess: string): void {
    if (this.name === guess) this.name = words.name.slice(0, LONGEST_NAME);
    if (this.pictures.length === 0) this.#language = words.language;
    this.author ||= words.author;
    this.licence ||= words.licence;
    this.save();
  }

  #add(chosen: readonly Chosen[]): void {
    if (this.#closed) return;
    const room = this.limits.cards - this.pictures.filter(({ out }) => !out).length;
    this.tooMany += Math.max(0, chosen.length - room);
    const added = chosen.slice(0, Math.max(0, room));
    this.pictures.push(
      ...added.map(({ name, file, description = '', notes }) => ({
        ...newPicture(newId(), name, file),
        description,
        ...(notes && { notes }),
      })),
    );
    this.pump();
    const ids = added.length === 0 ? [] : this.pictures.slice(-added.length).map(({ id }) => id);
    void this.#keepFiles(ids);
  }

  /** Keeps files until they are sent: a few at a time, and not before the deck has a name on the server. */
  async #keepFiles(ids: readonly string[]): Promise<void> {
    const deck = await this.made().catch(() => undefined);
    if (deck === undefined) return;
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const now = new Set(ids.slice(first, first + AT_ONCE));
      await this.#keep(deck, ...this.pictures.filter(({ id }) => now.has(id)));
    }
  }

  async #keep(deck: string, ...pictures: readonly Picture[]): Promise<void> {
    const unsent = pictures.filter(({ card, out }) => !card && !out);
    await this.drafts.keep(...unsent.flatMap((picture) => kept(deck, $state.snapshot(picture))));
  }

  /** The deck's id; the deck is made when its first picture comes. */
  made(): Promise<string> {
    this.#made ??= this.#make().catch((refused: unknown) => {
      this.#made = undefined;
      throw refused;
    });
    return this.#made;
  }

  async #make(): Promise<string> {
    const made = await makeOwnDeck({
      name: this.name || say('own.name.default'),
      reach: this.reach,
      language: this.#language,
      ...(this.#table && { table: this.#table }),
    });
    keepSecrets(made.id, made);
    this.deck = made.id;
    return made.id;
  }

  /** Shows a choice at once; the picture is cut when the hand rests. */
  change(picture: Picture, choice: Choice): void {
    picture.choice = choice;
    picture.moving = true;
    // Whole on paper it may be large enough.
    if (picture.wrong === 'too_small') delete picture.wrong;
    clearTimeout(this.#rests.get(picture.id));
    const rest = (): void => {
      delete picture.moving;
      if (this.deck) void this.#keep(this.deck, picture);
      this.pump();
    };
    this.#rests.set(picture.id, setTimeout(rest, REST));
  }

  turn(picture: Picture): void {
    if (picture.choice) this.change(picture, turnedOnce(picture.choice));
  }

  leaveOut(picture: Picture, out: boolean): void {
    picture.out = out;
    delete picture.same;
    if (this.deck && out) void this.drafts.forget(this.deck, picture.id);
    this.pump();
  }

  keepSame(picture: Picture): void {
    delete picture.same;
    this.pump();
  }

  /** All pictures that are there twice are wanted, or none of them. */
  answerSame(keep: boolean): void {
    for (const picture of this.pictures.filter(({ same }) => same !== undefined)) {
      if (keep) this.keepSame(picture);
      else this.leaveOut(picture, true);
    }
  }

  describe(picture: Picture, description: string): void {
    picture.description = description.replaceAll(/\s+/gu, ' ').trim();
    delete picture.writing;
    delete picture.draft;
    // Words that were thrown away take along what came with them.
    if (picture.notes && !picture.description) picture.notes = { tags: [], inventory: [] };
    this.pump();
  }

  /** Begins whatever can begin now. */
  pump(): void {
    if (this.#closed) return;
    const decoders = this.#benches - this.pictures.filter(({ busy }) => busy === 'prepare').length;
    const room = { decoders, connected: !this.paused && !this.stopped };
    for (const job of nextJobs(this.pictures, room, this.keeping)) void this.#do(job);
    this.#finish();
  }

  async #do({ picture, task }: Job): Promise<void> {
    picture.busy = task;
    try {
      await carryOut(this, picture, task);
      if (task !== 'prepare') this.#failures = 0;
    } catch (refused) {
      this.#failed(refused);
    }
    delete picture.busy;
    this.pump();
  }

  #failed(refused: unknown): void {
    const code = refused instanceof Refused ? refused.code : 'unreachable';
    if (code !== 'unreachable' && !PASSING.has(code)) {
      this.problem = inWords(refused);
      this.stopped = true;
      this.keeping = false;
      return;
    }
    this.#failures += 1;
    this.paused = code === 'unreachable' ? 'lost' : 'busy';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#online, pause(this.#failures) * 1000);
  }

  readonly #online = (): void => {
    clearTimeout(this.#timer);
    this.paused = undefined;
    this.pump();
  };

  /** The browser asks before pictures are lost: those that are neither sent nor kept here. */
  readonly #leaving = (event: Event): void => {
    const unsafe = ({ id, file, card, out, wrong }: Picture): boolean =>
      !!file && !card && !out && !wrong && !this.drafts.has(id);
    if (this.pictures.some(unsafe)) event.preventDefault();
  };

  /** Makes the deck playable as soon as all its pictures are in. */
  keep(kept: (deck: string) => void): void {
    this.#kept = kept;
    this.keeping = true;
    this.problem = '';
    this.stopped = false;
    this.pump();
  }

  #finish(): void {
    const kept = this.#kept;
    const busy = this.pictures.some((picture) => picture.busy !== undefined);
    const room = { decoders: 1, connected: true };
    if (!this.keeping || !kept || busy || !isSettled(this.counts)) return;
    if (nextJobs(this.pictures, room, true).length > 0) return;
    this.#kept = undefined;
    void this.#markReady(kept);
  }

  async #markReady(kept: (deck: string) => void): Promise<void> {
    try {
      const deck = await this.made();
      await this.#save(deck, 'ready');
      await this.drafts.forgetDeck(deck);
      this.ready = true;
      kept(deck);
    } catch (refused) {
      this.problem = inWords(refused);
    }
    this.keeping = false;
  }

  /** Tells the server what is written about the deck, so that a draft is found again by its name. */
  save(): void {
    if (this.deck) this.#save(this.deck).catch(() => undefined); // it is done again when the deck is kept
  }

  async #save(deck: string, state?: 'ready'): Promise<void> {
    keepTypedName(deck, this.name);
    await changeOwnDeck(deck, { ...this.#words(), ...(state && { state }) });
    forgetTypedName(deck);
  }

  /** What is written about the deck, as it stands. */
  #words() {
    return {
      name: this.name.trim() || say('own.name.default'),
      reach: this.reach,
      language: this.#language,
      author: this.author.trim(),
      licence: this.licence.trim(),
    };
  }

  refuse(picture: Picture, refused: Refused): void {
    toast.show(`${picture.name} ${inWords(refused)}`.trim());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const rest of this.#rests.values()) clearTimeout(rest);
    removeEventListener('online', this.#online);
    removeEventListener('beforeunload', this.#leaving);
    this.workshop.close();
    keepOriginals(this.pictures);
    for (const picture of this.pictures)
      if (picture.preview?.startsWith('blob:') && !isCut(picture))
        URL.revokeObjectURL(picture.preview);
  }
}
