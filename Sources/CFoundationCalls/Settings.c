#include "AddressTables.h"
#include "CFoundationCalls.h"
#include <stddef.h>

typedef const void *Reference;

static Reference (*readDomain)(void);
static Reference currentApplication;

static Reference (*copyValue)(Reference key, Reference app);
static void (*setValue)(Reference key, Reference value, Reference app);
static unsigned char (*synchronize)(Reference app);
static unsigned char (*readTruth)(Reference key, Reference app, unsigned char *isValid);
static Reference (*copyMultiple)(Reference keys, Reference app, Reference user, Reference host);
static Reference (*copyHostValue)(Reference key, Reference app, Reference user, Reference host);

// `UserDefaults.standard` names the current application, and a suite its own name.
static Reference domain(Reference app) {
    Reference own = app == currentApplication ? readDomain() : NULL;
    return own ?: app;
}

static Reference receiveCopy(Reference key, Reference app) { return copyValue(key, domain(app)); }
static void receiveSet(Reference key, Reference value, Reference app) { setValue(key, value, domain(app)); }
static unsigned char receiveSynchronize(Reference app) { return synchronize(domain(app)); }
static unsigned char receiveTruth(Reference key, Reference app, unsigned char *isValid) { return readTruth(key, domain(app), isValid); }

static Reference receiveMultiple(Reference keys, Reference app, Reference user, Reference host) {
    return copyMultiple(keys, domain(app), user, host);
}

static Reference receiveHostValue(Reference key, Reference app, Reference user, Reference host) {
    return copyHostValue(key, domain(app), user, host);
}

static bool start(void) {
    const Reference *application;
    if (!findAddress("kCFPreferencesCurrentApplication", &application)) return false;
    currentApplication = *application;
    const struct {
        const char *name;
        void *address, *replacement;
    } functions[] = {
        {"CFPreferencesCopyAppValue", &copyValue, receiveCopy},
        {"CFPreferencesSetAppValue", &setValue, receiveSet},
        {"CFPreferencesAppSynchronize", &synchronize, receiveSynchronize},
        {"CFPreferencesAppBooleanValue", &readTruth, receiveTruth},
        {"CFPreferencesCopyMultiple", &copyMultiple, receiveMultiple},
        {"CFPreferencesCopyValue", &copyHostValue, receiveHostValue},
    };
    enum { count = sizeof functions / sizeof *functions };
    Replacement replacements[count];
    for (size_t i = 0; i < count; i++) {
        if (!findAddress(functions[i].name, functions[i].address)) return false;
        replacements[i] = (Replacement){"libFoundation.so", functions[i].name, functions[i].replacement};
    }
    return replaceAddresses(replacements, count);
}

bool chevron_choose_settings(const void *(*domain)(void)) {
    static enum { none, works, fails } state;
    if (state == none) {
        readDomain = domain;
        state = start() ? works : fails;
    }
    return state == works;
}
