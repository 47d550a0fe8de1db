#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// `chevron test` and `chevron run` name a folder in CHEVRON_CONTAINER. Foundation then answers folders below it, in this process alone: SwiftPM
// and the compilers need the user's own folders. HOME stays, so that programs and C libraries find the user's settings.
//
// Foundation reads some of the variables when it is loaded, which is before this library. So the program starts once more with the
// variables set, in the same process.

static const char *const names[] = {"XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"};
enum { count = sizeof names / sizeof *names };

static void stop(const char *path, const char *reason) {
    fprintf(stderr, "chevron: CHEVRON_CONTAINER: %s cannot be used: %s. The program ends before it can change files of yours. "
                    "Remove what is at the path, and start the program with `chevron test` or `chevron run`.\n", path, reason);
    _exit(78);
}

static void set(const char *name, const char *value) {
    if ((value ? setenv(name, value, 1) : unsetenv(name)) != 0) stop(name, strerror(errno));
}

static void join(char *result, const char *start, const char *end) {
    if (snprintf(result, PATH_MAX, "%s%s", start, end) >= PATH_MAX) stop(start, strerror(ENAMETOOLONG));
}

// Makes a folder of the container, also again if the program removed it, and names it in a variable.
static void name(const char *variable, const char *container, const char *folder) {
    char path[PATH_MAX];
    join(path, container, folder);
    if (mkdir(path, 0700) != 0 && errno != EEXIST) stop(path, strerror(errno));
    // A link that an earlier run left may lead out of the container.
    struct stat status;
    if (lstat(path, &status) != 0) stop(path, strerror(errno));
    if (!S_ISDIR(status.st_mode)) stop(path, strerror(ENOTDIR));
    if (variable) set(variable, path);
}

static const char *former(int index, char *name) {
    snprintf(name, 64, "CHEVRON_FORMER_%s", names[index]);
    return getenv(name);
}

// Fontconfig and GLib read the variables once. They read the user's, so that the user's fonts and font cache are used.
static void loadUserSettings(void) {
    char name[64], own[count][PATH_MAX];
    for (int i = 0; i < count; i++) {
        join(own[i], getenv(names[i]) ?: "", "");
        set(names[i], former(i, name));
        set(name, NULL);
    }
    int (*fonts)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "FcInit");
    if (fonts) fonts();
    const char *functions[] = {"g_get_user_data_dir", "g_get_user_cache_dir", "g_get_user_config_dir", "g_get_user_state_dir"};
    for (int i = 0; i < count; i++) {
        const char *(*folder)(void) = (const char *(*)(void))dlsym(RTLD_DEFAULT, functions[i]);
        if (folder) folder();
    }
    for (int i = 0; i < count; i++) set(names[i], own[i]);
}

static void startAgain(const char *container, char **arguments) {
    char variable[64];
    for (int i = 0; i < count; i++) {
        const char *value = getenv(names[i]);
        former(i, variable);
        set(variable, value);
    }
    name("CFFIXED_USER_HOME", container, "/Data");
    name("TMPDIR", container, "/Data/tmp");
    name(NULL, container, "/Data/Documents");
    name(NULL, container, "/Data/Library");
    name("XDG_DATA_HOME", container, "/Data/Library/Application Support");
    name("XDG_CACHE_HOME", container, "/Data/Library/Caches");
    name("XDG_CONFIG_HOME", container, "/Data/Library/Preferences");
    name("XDG_STATE_HOME", container, "/Data/Library/Saved Application State");
    // What apps share, as the folders of groups; also an app of Chevron's that this process starts keeps its folders here.
    name("CHEVRON_USER_XDG_DATA_HOME", container, "/Shared");
    set("CHEVRON_USER_XDG_CACHE_HOME", getenv("XDG_CACHE_HOME"));
    set("CHEVRON_USER_TMPDIR", getenv("TMPDIR"));
    char process[16];
    snprintf(process, sizeof process, "%d", (int)getpid());
    set("CHEVRON_CONTAINED", process);
    set("CHEVRON_CONTAINER", NULL);

    char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length < 0) stop("/proc/self/exe", strerror(errno));
    program[length] = 0;
    execv(program, arguments);
    stop(program, strerror(errno));
}

void chevron_use_container(char **arguments) {
    const char *wish = getenv("CHEVRON_CONTAINER"), *process = getenv("CHEVRON_CONTAINED");
    if (!wish) {
        // In a program that the tests start the variables are another's.
        if (process && atoi(process) == getpid()) loadUserSettings();
        return;
    }
    char container[PATH_MAX];
    join(container, wish, "");
    struct stat status;
    if (container[0] != '/') stop(container, "the path does not begin with a slash");
    if (lstat(container, &status) != 0) stop(container, strerror(errno));
    if (!S_ISDIR(status.st_mode)) stop(container, strerror(ENOTDIR));
    startAgain(container, arguments);
}
