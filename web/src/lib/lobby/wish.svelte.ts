import { tell } from '../toast.svelte.ts';
import type { ChangeSettings, HouseRules, Public } from '../wire/protocol.ts';
import { houseOf, settings, type RuleKey, type Value } from './house.ts';

/**
 * The house rules as the host wants them: at once on the page, and sent one request after the other. What is wanted
 * while one is on its way waits for its answer, and only the last of it is sent: every click counts.
 */
export class Wish {
  #wanted = $state.raw<HouseRules>();
  #sending = false;

  constructor(
    readonly seen: () => Public,
    readonly send: (settings: ChangeSettings) => Promise<void>,
  ) {}

  /** What the table has changed, or soon will have. */
  get house(): HouseRules {
    return this.#wanted ?? houseOf(this.seen());
  }

  /** Wants one rule changed, or (undefined) as the edition has it. */
  rule(key: RuleKey, value: Value | undefined): void {
    const others = Object.entries(this.house).filter(([each]) => each !== key);
    const wanted = value === undefined ? others : [...others, [key, value ?? null]];
    this.all(Object.fromEntries(wanted) as HouseRules);
  }

  all(house: HouseRules): void {
    this.#wanted = house;
    if (!this.#sending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#sending = true;
    let sent: HouseRules | undefined;
    try {
      while (this.#wanted !== sent) {
        sent = this.#wanted;
        await this.send(settings(this.seen(), sent ?? {}));
      }
    } catch (refused) {
      tell(refused);
    }
    this.#wanted = undefined;
    this.#sending = false;
  }
}
