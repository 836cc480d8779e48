/* Loads a server with tables. Usage: load PORT TONGUE MODE SEATS SPEC PID SECONDS [RATE [WARM]]

   MODE full: each table always has one action on its way. MODE rate: RATE actions a second, whichever table is free;
   time counts from when an action was due. WARM seconds go before. MODE hold: connect, say so, and stay for SECONDS.
   SPEC has one line a seat, fields by tabs: address to come from, path, header or nothing, first words..., action.
   A path may begin with another port than PORT, as in :4274/path. PID may be several, by commas: their CPU is added up.
   What was found is printed as one line of JSON. */
#define _GNU_SOURCE
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define WARM 3.0 /* seconds before anything is measured */
#define AT_ONCE 64
#define MOST_TIMES (1 << 21)

Sums sums;
bool measuring;
static Seat *seats;
static Table *tables;
static int seat_count, table_count;
static bool running, at_rate;
static Table **idle;
static int idle_first, idle_count;
static uint32_t *times;
static size_t time_count;

static char *field(char **rest) {
    char *found = strsep(rest, "\t\n");
    return found == NULL ? strdup("") : strdup(found);
}

static void read_spec(const char *path, int size) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    if (file == NULL) exit(2);
    seats = calloc(1 << 15, sizeof *seats);
    tables = calloc(1 << 13, sizeof *tables);
    while (getline(&line, &room, file) > 0) {
        Seat *seat = &seats[seat_count];
        Table *table = &tables[seat_count / size];
        char *rest = line;
        seat->from = field(&rest);
        seat->path = field(&rest);
        if (*seat->path == ':') seat->port = (int)strtol(seat->path + 1, &seat->path, 10);
        seat->header = field(&rest);
        seat->act = field(&rest);
        while (rest != NULL && *rest && seat->to_say < 2) seat->first[seat->to_say++] = field(&rest);
        seat->table = table;
        seat->no = table->size + 1;
        table->seats[table->size++] = seat;
        seat_count++;
    }
    free(line);
    fclose(file);
    table_count = seat_count / size;
    idle = calloc((size_t)table_count + 1, sizeof *idle);
}

static double cpu_of(int pid) {
    char path[64], text[1024];
    unsigned long user, system;
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) exit(7);
    size_t size = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[size] = 0;
    sscanf(strrchr(text, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double server_cpu(const char *pids) {
    double sum = 0;
    for (char *rest = (char *)(uintptr_t)pids; *rest; rest += *rest == ',') sum += cpu_of((int)strtol(rest, &rest, 10));
    return sum;
}

static double own_cpu(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static void push_idle(Table *table) {
    idle[(idle_first + idle_count++) % table_count] = table;
}

static Table *pop_idle(void) {
    Table *table = idle[idle_first];
    idle_first = (idle_first + 1) % table_count;
    idle_count--;
    return table;
}

void table_done(Table *table, uint64_t at) {
    if (measuring) {
        sums.actions++;
        if (time_count < MOST_TIMES) times[time_count++] = (uint32_t)((at - table->asked_at) / 1000);
    }
    if (!running) return;
    if (at_rate) push_idle(table);
    else ask(table, now());
}

static bool all_settled(void) {
    for (int i = 0; i < seat_count; i++)
        if (!settled(&seats[i]) || seats[i].said < seats[i].to_say) return false;
    return true;
}

static double connect_all(void) {
    uint64_t began = now(), limit = began + 120000000000u;
    int first_waiting = 0;
    for (int i = 0; i < seat_count; i++) {
        wire_connect(&seats[i]);
        while (i - first_waiting >= AT_ONCE && now() < limit) {
            while (first_waiting < i && settled(&seats[first_waiting])) first_waiting++;
            if (i - first_waiting >= AT_ONCE) wire_wait(5000000);
        }
    }
    while (!all_settled()) {
        wire_wait(5000000);
        if (now() > limit) {
            fprintf(stderr, "load: not everybody came in\n");
            exit(8);
        }
    }
    return (double)(now() - began) / 1e9;
}

static int ascending(const void *one, const void *other) {
    uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
    return (a > b) - (a < b);
}

static double percentile(double share) {
    return time_count ? times[(size_t)((double)(time_count - 1) * share)] : 0;
}

int main(int count, char **words) {
    if (count < 8) return 2;
    int size = atoi(words[4]);
    const char *pids = words[6];
    double seconds = atof(words[7]), rate = count > 8 ? atof(words[8]) : 0, warm = count > 9 ? atof(words[9]) : WARM;
    tongue = strcmp(words[2], "hareloom") == 0 ? HARELOOM : strcmp(words[2], "boardgame") == 0 ? BOARDGAME : BARE;
    at_rate = strcmp(words[3], "rate") == 0;
    times = calloc(MOST_TIMES, sizeof *times);
    read_spec(words[5], size);
    wire_start(atoi(words[1]));
    double connected = connect_all();
    if (strcmp(words[3], "hold") == 0) {
        printf("{\"connections\": %d, \"seconds\": %.3f}\n", seat_count, connected);
        fflush(stdout);
        for (uint64_t end = now() + (uint64_t)(seconds * 1e9); now() < end;) wire_wait(50000000);
        return 0;
    }
    while (wire_wait(300000000) > 0) continue; /* until everybody has heard who else has come */
    running = true;
    uint64_t start = now(), period = at_rate ? (uint64_t)(1e9 / rate) : 1, due = start;
    for (int i = 0; i < table_count; i++) {
        if (at_rate) push_idle(&tables[i]);
        else ask(&tables[i], now());
    }
    uint64_t measured_from = start + (uint64_t)(warm * 1e9), end = measured_from + (uint64_t)(seconds * 1e9), began = 0;
    double cpu = 0, own = 0;
    while (now() < end) {
        uint64_t at = now(), patience = 20000000;
        if (!measuring && at >= measured_from) {
            measuring = true;
            began = at;
            cpu = server_cpu(pids);
            own = own_cpu();
        }
        if (at_rate) {
            for (; due <= at && idle_count > 0; due += period) ask(pop_idle(), due);
            if (idle_count > 0 && due > at && due - at < patience) patience = due - at;
        }
        wire_wait(patience);
    }
    double took = (double)(now() - began) / 1e9;
    cpu = server_cpu(pids) - cpu;
    own = own_cpu() - own;
    measuring = running = false;
    uint64_t late = at_rate && now() > due ? now() - due : 0;
    for (uint64_t stop = now() + 500000000u; now() < stop;) wire_wait(20000000);
    int stuck = 0;
    for (int i = 0; i < table_count; i++) stuck += tables[i].busy;
    qsort(times, time_count, sizeof *times, ascending);
    printf("{\"tables\": %d, \"seconds\": %.3f, \"actions\": %llu, \"views\": %llu, \"view_bytes\": %llu, \"answers\": %llu, "
           "\"answer_bytes\": %llu, \"asked_bytes\": %llu, \"server_cpu\": %.3f, \"load_cpu\": %.3f, \"p50_us\": %.0f, "
           "\"p99_us\": %.0f, \"late_ms\": %.1f, \"stuck\": %d, \"connected_in\": %.3f}\n",
           table_count, took, (unsigned long long)sums.actions, (unsigned long long)sums.views,
           (unsigned long long)sums.bytes, (unsigned long long)sums.answers, (unsigned long long)sums.answer_bytes,
           (unsigned long long)sums.asked_bytes, cpu, own, percentile(.5), percentile(.99), (double)late / 1e6, stuck,
           connected);
    return 0;
}
