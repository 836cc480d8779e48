// Written by scripts/write_types.py from the server's types. Change those, and run it again.

export interface View {
  readonly table: Public;
  readonly people: Readonly<Record<string, PersonView>>;
  readonly settings: TableSettings;
  readonly remarks: Readonly<Record<string, RemarkView>>;
  readonly clock?: ClockView | null;
  readonly days?: DaysView | null;
  readonly you?: You | null;
  readonly own?: Own | null;
  readonly screens: number;
  readonly tally: Tally;
  readonly records: boolean;
  readonly models?: ModelsView | null;
}

export interface Public {
  readonly edition: string;
  readonly house: readonly HouseRule[];
  readonly decks: readonly string[];
  readonly needs: readonly Need[];
  readonly phase: Phase;
  readonly game: number;
  readonly turn: number;
  readonly rules?: Rules | null;
  readonly order: readonly number[];
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly storyteller: number;
  readonly clue?: Clue | null;
  readonly images: readonly string[];
  readonly awaited: readonly number[];
  readonly closing: boolean;
  readonly pile: number;
  readonly discard: number;
  readonly reveal?: Reveal | null;
  readonly winners: readonly number[];
  readonly pace: TablePace;
  readonly wishes: readonly StandInWish[];
  readonly time_asked: readonly number[];
  readonly reactions: readonly Reaction[];
  readonly history: readonly Reveal[];
}

export interface HouseRule {
  readonly key: string;
  readonly value?: number | boolean | string | readonly string[] | null;
}

export interface Need {
  readonly players: number;
  readonly cards: number;
}

export type Phase = 'lobby' | 'claim' | 'clue' | 'give' | 'vote' | 'reveal' | 'end';

export interface Rules {
  readonly edition: string;
  readonly players: number;
  readonly counting: 'crowd' | 'find';
  readonly teams: boolean;
  readonly names_card: boolean;
  readonly everybody_plays: boolean;
  readonly red_token: boolean;
  readonly hidden_hand: boolean;
  readonly passes_hands: boolean;
  readonly hand_size: number;
  readonly cards_given: number;
  readonly tokens: number;
  readonly solo_finder_4: boolean;
  readonly bonus_cap?: number | null;
  readonly single_vote_bonus_when_all_found: boolean;
  readonly target_score?: number | null;
  readonly rounds_per_player?: number | null;
  readonly on_empty_pile: 'end_game' | 'reshuffle';
  readonly team_image: 'own_plus_teammate' | 'teammate_only';
  readonly teammate_decoy_scores: boolean;
  readonly team_blind_vote: boolean;
  readonly party_red_green_distinct: boolean;
  readonly party_hide_all_until_clue: boolean;
  readonly first_storyteller: 'claim' | 'host_choice' | 'random';
  readonly clue_forms: readonly ClueForm[];
}

export type ClueForm = 'text' | 'aloud' | 'song' | 'mime';

export interface SeatView {
  readonly no: number;
  readonly bot?: string;
  readonly unit?: number;
  readonly score?: number;
  readonly cards?: number;
  readonly given?: boolean;
  readonly voted?: boolean;
  readonly ready?: boolean;
  readonly signal?: Signal | null;
  readonly stood_in?: boolean;
}

export type Signal = 'have_one' | 'you_give';

export interface Clue {
  readonly form: ClueForm;
  readonly text?: string;
  readonly recording?: Recording | null;
  readonly lang?: string;
}

export interface Recording {
  readonly id: string;
  readonly kind: 'picture' | 'sound';
  readonly type: string;
  readonly seconds: number;
  readonly keep: boolean;
}

export interface Reveal {
  readonly turn: number;
  readonly storyteller: number;
  readonly clue: Clue;
  readonly laid: readonly Laid[];
  readonly ballots: readonly Cast[];
  readonly awards: readonly Award[];
  readonly scores: readonly number[];
  readonly target?: number | null;
  readonly stood_in: readonly number[];
  readonly reactions: readonly Reaction[];
  readonly spoken: readonly Spoken[];
}

export interface Laid {
  readonly card: string;
  readonly owner: number;
}

export interface Cast {
  readonly seat: number;
  readonly ballot: Ballot;
}

export interface Ballot {
  readonly votes: readonly number[];
  readonly red?: number | null;
}

export interface Award {
  readonly seat: number;
  readonly points: number;
  readonly reason: Reason;
  readonly positions?: readonly number[];
  readonly thanks_to?: readonly number[];
}

export type Reason = 'found_it' | 'some_found_it' | 'all_found_it' | 'nobody_found_it' | 'votes_on_your_card' | 'one_token' | 'with_the_crowd' | 'alone' | 'red_token';

export interface Reaction {
  readonly seat: number;
  readonly position: number;
  readonly kind: 'heart';
}

export interface Spoken {
  readonly seat: number;
  readonly text: string;
}

export interface TablePace {
  readonly name: 'brisk' | 'days' | 'none' | 'own' | 'relaxed';
  readonly seconds?: PhaseSeconds | null;
  readonly days?: Days | null;
}

export interface PhaseSeconds {
  readonly tell: number;
  readonly give: number;
  readonly vote: number;
  readonly look: number;
}

export interface Days {
  readonly hours: number;
  readonly vacation: 'bot' | 'wait';
}

export interface StandInWish {
  readonly seat: number;
  readonly by: number;
}

export interface PersonView {
  readonly name: string;
  readonly hare: number;
  readonly seat?: number | null;
  readonly host: boolean;
  readonly here: boolean;
  readonly waiting: boolean;
  readonly next_game: boolean;
  readonly away_until?: number | null;
}

export interface TableSettings {
  readonly locked: boolean;
  readonly approve: boolean;
  readonly chat: boolean;
  readonly watchers: boolean;
  readonly takeover: boolean;
  readonly bots_talk: boolean;
  readonly previews: boolean;
  readonly models: boolean;
}

export interface RemarkView {
  readonly person: string;
  readonly text: string;
  readonly at: number;
}

export interface ClockView {
  readonly seconds: number;
  readonly left: number;
  readonly running: boolean;
}

export interface DaysView {
  readonly latest?: number | null;
}

export interface You {
  readonly person: string;
  readonly host: boolean;
  readonly nudge?: NudgeView | null;
  readonly hushed: boolean;
  readonly unnamed: boolean;
  readonly days?: YourDays | null;
}

export interface NudgeView {
  readonly no: number;
  readonly by: string;
}

export interface YourDays {
  readonly due?: number | null;
  readonly zone: string;
  readonly quiet?: Quiet | null;
  readonly away_until?: number | null;
  readonly seen: Seen;
  readonly pushes: number;
  readonly mail: string;
  readonly mail_confirmed: boolean;
  readonly webhook: boolean;
}

export interface Quiet {
  readonly start: number;
  readonly end: number;
}

export interface Seen {
  readonly game: number;
  readonly turn: number;
  readonly remark: number;
}

export interface Own {
  readonly seat: number;
  readonly hand?: readonly string[] | null;
  readonly given: readonly string[];
  readonly ballot?: Ballot | null;
  readonly positions: readonly number[];
  readonly may: May;
}

export interface May {
  readonly claim?: boolean;
  readonly tell?: Telling | null;
  readonly mend?: boolean;
  readonly give?: number;
  readonly signal?: boolean;
  readonly vote?: Voting | null;
  readonly take_back?: boolean;
  readonly settle?: boolean;
  readonly ready?: boolean;
  readonly go_on?: boolean;
  readonly talk?: boolean;
}

export interface Telling {
  readonly forms: readonly ClueForm[];
  readonly with_card: boolean;
  readonly longest: number;
}

export interface Voting {
  readonly tokens: number;
  readonly forbidden: readonly number[];
  readonly red: boolean;
  readonly red_apart: boolean;
}

export interface Tally {
  readonly games: number;
  readonly people: Readonly<Record<string, number>>;
  readonly bots: Readonly<Record<string, number>>;
}

export interface ModelsView {
  readonly host: string;
  readonly model: string;
  readonly offline: Readonly<Record<string, number>>;
  readonly spent: boolean;
}

export interface Entered {
  readonly code: string;
  readonly link: string;
  readonly person: string;
  readonly seat?: number | null;
  readonly host: boolean;
  readonly secret?: string | null;
  readonly waiting: boolean;
}

export interface TableDoor {
  readonly code: string;
  readonly words: readonly string[];
  readonly link: string;
  readonly language: string;
  readonly edition: string;
  readonly phase: Phase;
  readonly seats: number;
  readonly people: number;
  readonly bots: number;
  readonly hares_taken: readonly number[];
  readonly inside: boolean;
  readonly waiting: boolean;
  readonly locked: boolean;
  readonly approve: boolean;
  readonly watchers: boolean;
  readonly days: boolean;
  readonly model?: string | null;
}

export interface MyTable {
  readonly code: string;
  readonly edition: string;
  readonly phase: Phase;
  readonly people: readonly string[];
  readonly bots: number;
  readonly name: string;
  readonly hare: number;
  readonly host: boolean;
  readonly awaited: boolean;
  readonly here: number;
  readonly active_at: number;
  readonly games: number;
  readonly days: boolean;
  readonly since?: number | null;
  readonly due?: number | null;
  readonly waits_for: readonly string[];
  readonly turn: number;
  readonly missed: number;
  readonly unread: number;
}

export interface PersonalLink {
  readonly link: string;
}

export interface DeviceList {
  readonly devices: readonly Device[];
  readonly link: boolean;
}

export interface Device {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly since: number;
  readonly by_link: boolean;
  readonly here: boolean;
  readonly this: boolean;
}

export interface CallsHere {
  readonly push_key: string;
  readonly mail: boolean;
}

export interface DeviceCalled {
  readonly this: boolean;
}

export interface ReportShown {
  readonly kind: 'clue' | 'name' | 'picture' | 'remark';
  readonly what: string;
  readonly who: string;
  readonly note: string;
  readonly at: number;
}

export interface Erased {
  readonly tables: number;
  readonly left: number;
  readonly decks: number;
}

export interface ReplayList {
  readonly links: readonly string[];
}

export interface Replay {
  readonly game: number;
  readonly players: Readonly<Record<string, Player>>;
  readonly steps: readonly ReplayStep[];
  readonly decks: readonly PlayedDeck[];
}

export interface Player {
  readonly name?: string | null;
  readonly hare: number;
}

export interface ReplayStep {
  readonly at: number;
  readonly view: Readonly<Record<string, unknown>>;
}

export interface PlayedDeck {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly cards: readonly PlayedCard[];
}

export interface PlayedCard {
  readonly id: string;
  readonly description: string;
}

export interface DeckInList {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly cards: number;
  readonly author: string;
  readonly licence: string;
  readonly languages: readonly string[];
  readonly described: number;
  readonly fan: readonly string[];
  readonly bots: 'full' | 'guess' | 'some';
  readonly own: boolean;
  readonly mine: boolean;
  readonly reach?: 'link' | 'server' | 'table' | null;
  readonly draft: boolean;
}

export interface DeckShown {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly author: string;
  readonly licence: string;
  readonly languages: readonly string[];
  readonly described: number;
  readonly cards: readonly CardShown[];
  readonly fan: readonly string[];
  readonly bots: 'full' | 'guess' | 'some';
}

export interface CardShown {
  readonly id: string;
  readonly description: Readonly<Record<string, string>>;
}

export interface OwnDeckMade {
  readonly id: string;
  readonly key: string;
  readonly link: string;
}

export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly reach: 'link' | 'server' | 'table';
  readonly state: 'draft' | 'ready';
  readonly author: string;
  readonly licence: string;
  readonly language: string;
  readonly cards: readonly OwnCard[];
  readonly bytes: number;
  readonly limits: OwnDeckLimits;
}

export interface OwnCard {
  readonly card: string;
  readonly sent: string;
  readonly description: string;
  readonly position: number;
}

export interface OwnDeckLimits {
  readonly cards: number;
  readonly bytes_a_picture: number;
  readonly bytes: number;
}

export interface CardTaken {
  readonly card: string;
  readonly sent: string;
  readonly same_as?: string | null;
}

export interface OwnDeckOpened {
  readonly id: string;
  readonly mine: boolean;
}

export interface OwnLimits {
  readonly on: boolean;
  readonly server_reach: boolean;
  readonly cards: number;
  readonly bytes_a_picture: number;
  readonly bytes: number;
  readonly decks_left_today: number;
  readonly heic: boolean;
  readonly describer?: string | null;
}

export interface CardDraft {
  readonly description: string;
  readonly tags: readonly string[];
  readonly inventory: readonly string[];
}

export interface Done {
  readonly ack: string;
}

export interface SocketRefusal {
  readonly refused?: string | null;
  readonly code: string;
  readonly detail: string;
}

export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly detail: string;
}

export interface TableRequest {
  readonly id: string;
  readonly action: GiveCards | CastBallot | ClaimFirstTurn | GiveClue | MendClue | KeepRecording | SignalPartner | TakeBack | BeReady | GoOn | ChooseStoryteller | TakeSeat | AddBot | LeaveSeat | RemoveSeat | ArrangeSeats | ShuffleSeats | SwapPlaces | ChangeSettings | StartGame | StopGame | ChangePace | AskStandIn | AskForTime | React | Nudge | Say | Unsay | ChangeTableSettings | LetIn | RemovePerson | RenamePerson | HandOnHost;
}

export interface GiveCards {
  readonly do: 'give_cards';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly cards: readonly string[];
  readonly settled?: boolean;
}

export interface CastBallot {
  readonly do: 'cast_ballot';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly votes: readonly number[];
  readonly red?: number | null;
  readonly settled?: boolean;
}

export interface ClaimFirstTurn {
  readonly do: 'claim_first_turn';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
}

export interface GiveClue {
  readonly do: 'give_clue';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly form?: ClueForm;
  readonly text?: string;
  readonly card?: string | null;
  readonly recording?: string | null;
  readonly keep?: boolean;
  readonly lang?: string;
}

export interface MendClue {
  readonly do: 'mend_clue';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly text: string;
}

export interface KeepRecording {
  readonly do: 'keep_recording';
  readonly game: number;
  readonly turn?: number | null;
  readonly keep: boolean;
}

export interface SignalPartner {
  readonly do: 'signal_partner';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly signal: Signal | null;
}

export interface TakeBack {
  readonly do: 'take_back';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
}

export interface BeReady {
  readonly do: 'be_ready';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
}

export interface GoOn {
  readonly do: 'go_on';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
}

export interface ChooseStoryteller {
  readonly do: 'choose_storyteller';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly seat: number;
}

export interface TakeSeat {
  readonly do: 'take_seat';
  readonly seat?: number | null;
}

export interface AddBot {
  readonly do: 'add_bot';
  readonly character?: string;
}

export interface LeaveSeat {
  readonly do: 'leave_seat';
  readonly stand_in?: string;
}

export interface RemoveSeat {
  readonly do: 'remove_seat';
  readonly seat: number;
  readonly stand_in?: string;
}

export interface ArrangeSeats {
  readonly do: 'arrange_seats';
  readonly order: readonly number[];
}

export interface ShuffleSeats {
  readonly do: 'shuffle_seats';
}

export interface SwapPlaces {
  readonly do: 'swap_places';
  readonly other: number;
}

export interface ChangeSettings {
  readonly do: 'change_settings';
  readonly edition: string;
  readonly house?: HouseRules;
  readonly decks?: readonly string[];
}

export interface HouseRules {
  readonly hand_size?: number;
  readonly cards_given?: number;
  readonly solo_finder_4?: boolean;
  readonly bonus_cap?: number | null;
  readonly two_votes_from?: number | null;
  readonly single_vote_bonus_when_all_found?: boolean;
  readonly target_score?: number | null;
  readonly rounds_per_player?: number | null;
  readonly on_empty_pile?: 'end_game' | 'reshuffle';
  readonly team_image?: 'own_plus_teammate' | 'teammate_only';
  readonly teammate_decoy_scores?: boolean;
  readonly team_blind_vote?: boolean;
  readonly party_red_green_distinct?: boolean;
  readonly party_hide_all_until_clue?: boolean;
  readonly first_storyteller?: 'claim' | 'host_choice' | 'random';
  readonly clue_forms?: readonly ClueForm[];
}

export interface StartGame {
  readonly do: 'start_game';
}

export interface StopGame {
  readonly do: 'stop_game';
}

export interface ChangePace {
  readonly do: 'change_pace';
  readonly pace: 'brisk' | 'days' | 'none' | 'own' | 'relaxed';
  readonly seconds?: PhaseSeconds | null;
  readonly days?: Days | null;
}

export interface AskStandIn {
  readonly do: 'ask_stand_in';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly seat: number;
}

export interface AskForTime {
  readonly do: 'ask_for_time';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
}

export interface React {
  readonly do: 'react';
  readonly game: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly kind?: 'heart';
  readonly position?: number | null;
  readonly take_back?: boolean;
}

export interface Nudge {
  readonly do: 'nudge';
  readonly seat: number;
}

export interface Say {
  readonly do: 'say';
  readonly text: string;
}

export interface Unsay {
  readonly do: 'unsay';
  readonly no: number;
}

export interface ChangeTableSettings {
  readonly do: 'change_table_settings';
  readonly locked?: boolean | null;
  readonly approve?: boolean | null;
  readonly chat?: boolean | null;
  readonly watchers?: boolean | null;
  readonly takeover?: boolean | null;
  readonly bots_talk?: boolean | null;
  readonly previews?: boolean | null;
  readonly models?: boolean | null;
}

export interface LetIn {
  readonly do: 'let_in';
  readonly person: string;
}

export interface RemovePerson {
  readonly do: 'remove_person';
  readonly person: string;
  readonly stand_in?: string;
}

export interface RenamePerson {
  readonly do: 'rename_person';
  readonly person: string;
  readonly name: string;
}

export interface HandOnHost {
  readonly do: 'hand_on_host';
  readonly person: string;
}

export interface OpenTable {
  readonly name: string;
  readonly hare?: number | null;
  readonly language?: string;
  readonly edition?: string;
  readonly house?: HouseRules;
  readonly decks?: readonly string[];
  readonly pace?: 'brisk' | 'days' | 'none' | 'relaxed';
  readonly seat?: boolean;
  readonly bearer?: boolean;
}

export interface JoinTable {
  readonly name: string;
  readonly hare?: number | null;
  readonly seat?: boolean;
  readonly bearer?: boolean;
}

export interface EnterTable {
  readonly secret: string;
  readonly bearer?: boolean;
}

export interface Rename {
  readonly name: string;
}

export interface ChangeHare {
  readonly hare: number;
}

export interface CallDevice {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly language?: string;
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface SetMail {
  readonly address: string;
  readonly language?: string;
}

export interface MailToken {
  readonly token: string;
}

export interface SetWebhook {
  readonly url: string;
  readonly kind?: 'discord' | 'matrix' | 'mattermost' | 'slack' | null;
}

export interface Report {
  readonly kind: 'clue' | 'name' | 'picture' | 'remark';
  readonly remark?: number | null;
  readonly person?: string | null;
  readonly card?: string | null;
  readonly note?: string;
}

export interface MakeOwnDeck {
  readonly name: string;
  readonly reach?: 'link' | 'server' | 'table';
  readonly table?: string | null;
  readonly language?: string;
}

export interface ChangeOwnDeck {
  readonly name?: string | null;
  readonly reach?: 'link' | 'server' | 'table' | null;
  readonly author?: string | null;
  readonly licence?: string | null;
  readonly language?: string | null;
  readonly state?: 'ready' | null;
  readonly order?: readonly string[] | null;
}

export interface DescribeCard {
  readonly description: string;
  readonly tags?: readonly string[] | null;
  readonly inventory?: readonly string[] | null;
}

export interface OpenOwnDeck {
  readonly link: string;
}

export interface BringDeck {
  readonly table: string;
}

export interface ReportCard {
  readonly card: string;
  readonly note?: string;
}
